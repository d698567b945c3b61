#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pictures of the recipe scenes, each in normal and double resolution.

Every picture is a function from a place in points to a color, so that both resolutions show the
same drawing. Run it in this folder; the same bytes come out every time.
"""
import math
import struct
import zlib

CLEAR = (0.0, 0.0, 0.0, 0.0)


def gray(value, alpha=1.0):
    return (value, value, value, alpha)


def rgb(red, green, blue, alpha=1.0):
    return (red / 255, green / 255, blue / 255, alpha)


def mix(one, other, share):
    return tuple(a + (b - a) * share for a, b in zip(one, other))


def disk(x, y, cx, cy, radius):
    return math.hypot(x - cx, y - cy) <= radius


def rounded(x, y, left, top, right, bottom, radius):
    """Whether a point lies in a rectangle with round corners."""
    if not (left <= x <= right and top <= y <= bottom):
        return False
    dx = max(left + radius - x, x - (right - radius), 0)
    dy = max(top + radius - y, y - (bottom - radius), 0)
    return math.hypot(dx, dy) <= radius


def stroke(x, y, x1, y1, x2, y2, width):
    """Whether a point lies on a line with round ends."""
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    along = max(0, min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
    return math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1)) <= width / 2


# Thumbs: 23 x 23


def knob(rim, upper, lower):
    def paint(x, y):
        if disk(x, y, 11.5, 11, 9.3):
            return mix(upper, lower, y / 22)
        if disk(x, y, 11.5, 11, 10.2):
            return rim
        if disk(x, y, 11.5, 12, 10.8):
            return gray(0, 0.22)
        return CLEAR

    return paint


def grip(x, y):
    """A knob with three grooves."""
    if any(stroke(x, y, gx, 8, gx, 14, 1) for gx in (8.5, 11.5, 14.5)):
        return gray(0.45)
    return knob(gray(0.55), gray(0.98), gray(0.78))(x, y)


# Value images: 23 x 23


def snowflake(x, y):
    for step in range(6):
        angle = math.pi / 2 + step * math.pi / 3
        ux, uy = math.cos(angle), math.sin(angle)
        if stroke(x, y, 11.5, 11.5, 11.5 + 9.5 * ux, 11.5 + 9.5 * uy, 1.5):
            return rgb(30, 120, 220)
        for turn in (-1, 1):
            bx, by = math.cos(angle + turn * 0.8), math.sin(angle + turn * 0.8)
            px, py = 11.5 + 5.5 * ux, 11.5 + 5.5 * uy
            if stroke(x, y, px, py, px + 3 * bx, py + 3 * by, 1.2):
                return rgb(30, 120, 220)
    return CLEAR


def sun(x, y):
    if disk(x, y, 11.5, 11.5, 5):
        return mix(rgb(255, 210, 40), rgb(255, 140, 0), (y - 6) / 11)
    for step in range(8):
        angle = step * math.pi / 4
        ux, uy = math.cos(angle), math.sin(angle)
        if stroke(x, y, 11.5 + 7 * ux, 11.5 + 7 * uy, 11.5 + 10 * ux, 11.5 + 10 * uy, 1.8):
            return rgb(255, 140, 0)
    return CLEAR


# Tracks: 11 x 9, one round end outside the part that is repeated


def minimum_track(x, y):
    if rounded(x, y, 0, 0, 30, 9, 4):
        if not rounded(x, y, 0.7, 0.7, 30, 8.3, 3.3):
            return rgb(20, 70, 150)
        return mix(rgb(120, 190, 255), rgb(20, 110, 220), y / 9)
    return CLEAR


def maximum_track(x, y):
    if rounded(x, y, -19, 0, 11, 9, 3):
        if not rounded(x, y, -19, 0.7, 10.3, 8.3, 2.4):
            return rgb(150, 40, 20)
        return mix(rgb(255, 190, 150), rgb(225, 70, 30), y / 9)
    return CLEAR


# Switch: 77 x 22


def letters(x, y, strokes, left, color, ground):
    return color if any(stroke(x - left, y, *line, 2.2) for line in strokes) else ground


LETTER_O = [
    (0, 8, 0, 14), (0, 14, 2, 16), (2, 16, 5, 16), (5, 16, 7, 14),
    (7, 14, 7, 8), (7, 8, 5, 6), (5, 6, 2, 6), (2, 6, 0, 8),
]
LETTER_N = [(0, 6, 0, 16), (0, 6, 7, 16), (7, 6, 7, 16)]
LETTER_F = [(0, 6, 0, 16), (0, 6, 6, 6), (0, 11, 5, 11)]


def moved(strokes, dx):
    return [(a + dx, b, c + dx, d) for a, b, c, d in strokes]


def switch_on(x, y):
    if not rounded(x, y, 0, 0, 77, 22, 11):
        return CLEAR
    if not rounded(x, y, 1, 1, 76, 21, 10):
        return rgb(10, 80, 150)
    ground = mix(rgb(60, 140, 230), rgb(110, 190, 255), y / 22)
    return letters(x, y, LETTER_O + moved(LETTER_N, 12), 15, gray(1), ground)


def switch_off(x, y):
    if not rounded(x, y, 0, 0, 77, 22, 11):
        return CLEAR
    if not rounded(x, y, 1, 1, 76, 21, 10):
        return gray(0.6)
    ground = mix(gray(0.88), gray(1), y / 22)
    word = LETTER_O + moved(LETTER_F, 12) + moved(LETTER_F, 22)
    return letters(x, y, word, 35, gray(0.45), ground)


# A tablet: 18 x 24


def tablet(x, y):
    if not rounded(x, y, 0, 0, 18, 24, 2.5):
        return CLEAR
    if disk(x, y, 9, 22, 0.9):
        return gray(1)
    if rounded(x, y, 1.5, 2.5, 16.5, 20, 0.2):
        return mix(rgb(150, 205, 255), rgb(60, 130, 220), y / 20)
    return gray(0.15)


PICTURES = {
    "ThumbNormal": (23, 23, knob(gray(0.6), gray(1), gray(0.86))),
    "ThumbHighlighted": (23, 23, knob(rgb(20, 80, 170), rgb(150, 205, 255), rgb(30, 120, 230))),
    "Thumb": (23, 23, grip),
    "MinimumValue": (23, 23, snowflake),
    "MaximumValue": (23, 23, sun),
    "MinimumTrack": (11, 9, minimum_track),
    "MaximumTrack": (11, 9, maximum_track),
    "On": (77, 22, switch_on),
    "Off": (77, 22, switch_off),
    "iPad": (18, 24, tablet),
}

SAMPLES = 8  # in each direction of each pixel


def pixel(paint, column, row, scale):
    total = [0.0, 0.0, 0.0, 0.0]
    for i in range(SAMPLES):
        for j in range(SAMPLES):
            x = (column + (i + 0.5) / SAMPLES) / scale
            y = (row + (j + 0.5) / SAMPLES) / scale
            red, green, blue, alpha = paint(x, y)
            for k, part in enumerate((red * alpha, green * alpha, blue * alpha, alpha)):
                total[k] += part
    alpha = total[3]
    if alpha == 0:
        return bytes(4)
    color = [round(255 * min(1, part / alpha)) for part in total[:3]]
    return bytes(color + [round(255 * alpha / SAMPLES**2)])


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, rows):
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)  # 8 bits, RGBA
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    ending = chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + ending


for name, (width, height, paint) in PICTURES.items():
    for scale, mark in ((1, ""), (2, "@2x")):
        rows = [
            b"".join(pixel(paint, column, row, scale) for column in range(width * scale))
            for row in range(height * scale)
        ]
        with open(f"{name}{mark}.png", "wb") as file:
            file.write(png(width * scale, height * scale, rows))
