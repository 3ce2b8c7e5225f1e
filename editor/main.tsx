import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import { editorConfig } from './config.ts';
import { currentFacts, readFacts } from './current-facts.ts';
import { hasUnsaved } from './drafts.ts';
import { addressOf, openFileAt } from './open-file.ts';
import { areFilesOutdated, interceptRequests } from './requests.ts';

interceptRequests();
await readFacts();
const container = document.getElementById('editor');
if (container) createRoot(container).render(<Keystatic config={editorConfig(currentFacts().pictures)} />);

/** Tells `page.html`, which has this page in a frame, so that it shows the right preview and the right earlier versions. */
function tellWhatIsOpen() {
  window.parent.postMessage({ opened: openFileAt(location.pathname) }, location.origin);
}
tellWhatIsOpen();
navigation.addEventListener('currententrychange', tellWhatIsOpen);

/** True once another page is opened: a reload would interrupt that. */
let isLeaving = false;

window.addEventListener('message', async ({ data, origin }) => {
  if (origin !== location.origin) return;
  if (data.open) {
    isLeaving = true;
    location.assign(`/keystatic/${addressOf(data.open) ?? ''}`);
  }
  if (data !== 'files changed') return;
  await readFacts();
  // No reload with unsaved text, or while an entry is typed in a dialog: when it is saved, the owner is shown both versions.
  const isTyping = () => hasUnsaved() || document.querySelector('[role="dialog"]') !== null;
  if (!isTyping() && (await areFilesOutdated()) && !isTyping() && !isLeaving) location.reload();
});
