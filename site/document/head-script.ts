import { headerAfterScroll, hideHeaderOnScroll, scrolledByPage } from '../browser/hide-header-on-scroll.ts';
import { markServices } from '../browser/mark-services.ts';
import { isSeen, revealOnScroll } from '../browser/reveal-on-scroll.ts';
import { holdFirstActions } from './hold-first-actions.ts';
import { startDeferredScripts } from './start-deferred-scripts.ts';

/** Of the template that holds the router's scripts until `startDeferredScripts` puts them back. */
export const deferredScriptsId = 'deferred-scripts';

/** How long after `load` the start of the deferred scripts may wait for an idle main thread, in ms. */
const idleTimeout = 500;

/** How long after a submit the browser waits for the scripts before it posts the form itself, in ms. */
const nativeAfter = 4000;

/** What has to work before React is there. It stands in the head, so that it does not miss the first action. */
export const headScript = `<script>${[
  `(${holdFirstActions})(${nativeAfter})`,
  `(${startDeferredScripts})("${deferredScriptsId}",${idleTimeout})`,
  `(${hideHeaderOnScroll})(${headerAfterScroll},"${scrolledByPage}")`,
  `addEventListener("DOMContentLoaded",()=>{(${revealOnScroll})(${isSeen});(${markServices})()})`,
].join(';')}</script>`;
