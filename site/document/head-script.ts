import { headerAfterScroll, hideHeaderOnScroll, scrolledByPage } from '../browser/hide-header-on-scroll.ts';
import { markServices } from '../browser/mark-services.ts';
import { isSeen, revealOnScroll } from '../browser/reveal-on-scroll.ts';
import { replayFirstActions } from './replay-first-actions.ts';
import { startDeferredScripts } from './start-deferred-scripts.ts';

/** The id of the template that has the router's scripts until `startDeferredScripts` puts them back. */
export const deferredScriptsId = 'deferred-scripts';

/** How long after `load` the start of the deferred scripts may wait for an idle main thread, in ms. */
const idleTimeout = 500;

/** How long after a submit the browser waits for the scripts before it posts the form itself, in ms. */
const nativeAfter = 4000;

/** What has to work before React has loaded. It is in the head, so that it does not miss the first action. */
export const headScript = `<script>${[
  `(${replayFirstActions})(${nativeAfter})`,
  `(${startDeferredScripts})("${deferredScriptsId}",${idleTimeout})`,
  `(${hideHeaderOnScroll})(${headerAfterScroll},"${scrolledByPage}")`,
  `addEventListener("DOMContentLoaded",()=>{(${revealOnScroll})(${isSeen});(${markServices})()})`,
].join(';')}</script>`;
