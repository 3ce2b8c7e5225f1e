import { showDatedElements } from '../../browser/dated-elements.ts';
import { hideHeaderOnScroll } from '../../browser/hide-header-on-scroll.ts';
import { highlightServices } from '../../browser/highlight-services.ts';
import { writeOpeningLines } from '../../browser/opening-sentence.ts';
import { revealOnScroll } from '../../browser/reveal-on-scroll.ts';
import { whileParsing } from '../../browser/while-parsing.ts';
import { replayFirstActions } from './replay-first-actions.ts';
import { startDeferredScripts } from './start-deferred-scripts.ts';

/** The script that runs before React has loaded. The build inlines it into the head of each page. */
replayFirstActions();
startDeferredScripts();
hideHeaderOnScroll();
whileParsing(() => {
  writeOpeningLines();
  showDatedElements();
});
addEventListener('DOMContentLoaded', () => {
  revealOnScroll();
  highlightServices();
});
