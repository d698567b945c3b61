// SPDX-License-Identifier: MIT

/// The script of the page. It holds nothing of any scene, and makes no text into elements.
enum HTMLScript {
  static let text = """

    'use strict';
    (() => {
      const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
      const one = (selector, root = document) => root.querySelector(selector);
      const files = all('.file');
      const filter = one('#filter');
      const help = one('#help');
      let show = 'all';
      let currentFile = null;
      let currentRun = null;

      document.body.classList.add('scripted');

      // Steps of a run
      const panels = run => all('.step', run);
      const place = run => Math.max(0, panels(run).findIndex(p => p.classList.contains('current')));
      const go = (run, index) => {
        const steps = panels(run);
        if (!steps.length) return;
        index = Math.min(Math.max(0, index), steps.length - 1);
        steps.forEach((step, at) => step.classList.toggle('current', at === index));
        all('[data-step]', run).forEach((button, at) => {
          if (at === index) button.setAttribute('aria-current', 'step');
          else button.removeAttribute('aria-current');
        });
        const scrub = one('.scrub', run);
        scrub.value = index;
        scrub.setAttribute('aria-valuetext', steps[index].getAttribute('aria-label'));
        currentRun = run;
      };

      // Files
      const shown = () => files.filter(file => !file.hidden);
      const open = (file, isOpen = true) => {
        file.classList.toggle('open', isOpen);
        one('.title', file).setAttribute('aria-expanded', isOpen);
        if (isOpen && (!currentRun || !file.contains(currentRun)))
          currentRun = one('.run.failed', file) || one('.run', file);
      };
      const select = file => {
        if (!file) return;
        currentFile = file;
        currentRun = null;
        open(file);
        file.focus({ preventScroll: true });
        file.scrollIntoView({ block: 'start' });
      };
      const update = () => {
        const words = filter.value.toLowerCase().split(' ').filter(word => word);
        files.forEach(file => {
          const text = file.dataset.words;
          const steps = () => all('[data-step]', file).map(step => step.textContent.toLowerCase()).join(' ');
          const fits = (show === 'all' || file.dataset.outcome === show)
            && words.every(word => text.includes(word) || steps().includes(word));
          file.hidden = !fits;
        });
        one('#shown').textContent = shown().length + ' of ' + files.length + ' shown';
      };

      files.forEach(file => {
        const title = one('.title', file);
        open(file, file.dataset.outcome === 'failed');
        title.addEventListener('click', () => {
          currentFile = file;
          open(file, !file.classList.contains('open'));
        });
      });
      all('.run').forEach(run => {
        const failed = panels(run).findIndex(step => step.classList.contains('failed'));
        go(run, Math.max(0, failed));
        one('.scrub', run)?.addEventListener('input', event => go(run, Number(event.target.value)));
        all('[data-step]', run).forEach((button, at) => button.addEventListener('click', () => go(run, at)));
      });
      currentFile = null;
      currentRun = null;
      if (files.length === 1) open(files[0]);

      filter.addEventListener('input', update);
      all('[data-show]').forEach(button => button.addEventListener('click', () => {
        show = button.dataset.show;
        all('[data-show]').forEach(other => other.setAttribute('aria-pressed', other === button));
        update();
      }));
      one('#help-button').addEventListener('click', () => help.showModal());

      // Two pictures
      all('.difference').forEach(section => {
        const compare = one('.compare', section);
        const now = compare && one('.now img', compare);
        const mix = one('.mix', section);
        if (!now || !mix) return;
        const apply = () => {
          const mode = compare.dataset.mode;
          const part = Number(mix.value);
          const cuts = mode === 'slider' || mode === 'swipe';
          now.style.clipPath = cuts ? 'inset(0 0 0 ' + (100 - part) + '%)' : '';
          now.style.opacity = mode === 'onion' ? part / 100 : '';
          mix.disabled = !(cuts || mode === 'onion');
        };
        all('[data-mode]', one('.modes', section)).forEach(button => button.addEventListener('click', () => {
          compare.dataset.mode = button.dataset.mode;
          all('[data-mode]', one('.modes', section)).forEach(other =>
            other.setAttribute('aria-pressed', other === button));
          apply();
        }));
        mix.addEventListener('input', apply);
        compare.addEventListener('pointermove', event => {
          if (compare.dataset.mode !== 'swipe') return;
          const box = now.getBoundingClientRect();
          const part = (event.clientX - box.left) / Math.max(1, box.width);
          mix.value = Math.round(100 - 100 * Math.min(1, Math.max(0, part)));
          apply();
        });
        apply();
      });

      // Keys
      const nextFailed = () => {
        const list = shown().flatMap(file => all('.run', file).flatMap(run =>
          panels(run).map((step, at) => ({ file, run, at, failed: step.classList.contains('failed') }))));
        const here = currentRun ? list.findIndex(s => s.run === currentRun && s.at === place(currentRun)) : -1;
        const next = list.find((step, at) => at > here && step.failed) || list.find(step => step.failed);
        if (!next) return;
        if (currentFile !== next.file) select(next.file);
        go(next.run, next.at);
        next.run.scrollIntoView({ block: 'nearest' });
      };
      document.addEventListener('keydown', event => {
        if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
        const isTyping = event.target === filter;
        if (event.key === 'Escape' && isTyping) { event.preventDefault(); filter.blur(); return; }
        if (isTyping || event.target.type === 'range') return;
        const list = shown();
        const here = list.indexOf(currentFile);
        switch (event.key) {
        case 'j': select(list[Math.min(here + 1, list.length - 1)]); break;
        case 'k': select(list[Math.max(here - 1, 0)]); break;
        case 'ArrowRight': case 'ArrowLeft':
          if (!currentRun) { if (here < 0) select(list[0]); }
          if (!currentRun) return;
          go(currentRun, place(currentRun) + (event.key === 'ArrowRight' ? 1 : -1));
          break;
        case 'f': nextFailed(); break;
        case '/': filter.focus(); filter.select(); break;
        case '?': help.showModal(); break;
        default: return;
        }
        event.preventDefault();
      });
      update();
    })();

    """
}
