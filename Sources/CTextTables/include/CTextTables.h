extern int diorama_text_tables;
