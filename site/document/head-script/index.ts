import { updateDatedElements } from '../../browser/dated-elements.ts';
import { hideHeaderOnScroll } from '../../browser/hide-header-on-scroll.ts';
import { updateOpeningHoursSentences } from '../../browser/opening-hours-sentence.ts';
import { revealOnScroll } from '../../browser/reveal-on-scroll.ts';
import { draftKey, tabStorage } from '../../browser/tab-storage.ts';
import { reloadOnTraversal } from './reload-on-traversal.ts';
import { replayFirstActions } from './replay-first-actions.ts';
import { startDeferredScripts } from './start-deferred-scripts.ts';

/** The script of the head, which runs before React has loaded. The build inlines it into each page. */
replayFirstActions();
reloadOnTraversal();
startDeferredScripts();
hideHeaderOnScroll();
writeWhileParsing();
addEventListener('DOMContentLoaded', () => {
  revealOnScroll();
  highlightServices();
  selectLinkedService();
});

/**
 * Updates opening hours and dated elements whenever the parser has added elements. Waiting for the end of the
 * document would be too late, because on a slow connection the browser paints the page in parts.
 */
function writeWhileParsing() {
  const write = () => {
    updateOpeningHoursSentences();
    updateDatedElements();
  };
  const observer = new MutationObserver(write);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    write();
  });
}

/**
 * Highlights Services in the menu if the path starts with /services (spec §2). Prerendering cannot do this for the
 * not-found page, because its document serves all unknown URLs.
 */
function highlightServices() {
  if (!location.pathname.startsWith('/services')) return;
  document.querySelector('[data-services-menu] > summary')?.setAttribute('data-current', 'true');
}

/**
 * Selects the service of a link to the enquiry form, which could otherwise not be sent before hydration. If the tab has
 * a draft, the form decides.
 */
function selectLinkedService() {
  const service = new URLSearchParams(location.search).get('service');
  if (tabStorage.read(draftKey('enquiry'))) return;
  for (const option of document.querySelectorAll('option')) if (option.text === service) option.selected = true;
}
