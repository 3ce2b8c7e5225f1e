import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import { editorConfig } from './config.ts';
import { currentFacts, readFacts } from './current-facts.ts';
import { hasUnsaved } from './drafts.ts';
import { addressOf, openFileAt } from './open-file.ts';
import { areFilesOutdated, standBetween } from './requests.ts';

standBetween();
await readFacts();
const container = document.getElementById('editor');
if (container) createRoot(container).render(<Keystatic config={editorConfig(currentFacts().pictures)} />);

/** The window around follows with the preview, and with the earlier versions of what is open. */
function tellWhatIsOpen() {
  window.parent.postMessage({ opened: openFileAt(location.pathname) }, location.origin);
}
tellWhatIsOpen();
navigation.addEventListener('currententrychange', tellWhatIsOpen);

/** A reload would take her back from where she is going. */
let isLeaving = false;

window.addEventListener('message', async ({ data, origin }) => {
  if (origin !== location.origin) return;
  if (data.open) {
    isLeaving = true;
    location.assign(`/keystatic/${addressOf(data.open) ?? ''}`);
  }
  if (data !== 'files changed') return;
  await readFacts();
  // With something unsaved, both versions are shown when it is saved.
  if (!hasUnsaved() && (await areFilesOutdated()) && !isLeaving) location.reload();
});
