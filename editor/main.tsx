import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import { editorConfig } from './config.ts';
import type { EditorFacts } from './facts.ts';
import { rememberWhatWasOpened } from './opened-files.ts';

const facts = await readFacts();
rememberWhatWasOpened(async () => {
  // The fields hold this list: what they print follows an amount that was saved.
  facts.namedValues.splice(0, facts.namedValues.length, ...(await readFacts()).namedValues);
});
const container = document.getElementById('editor');
if (container) createRoot(container).render(<Keystatic config={editorConfig(facts)} />);

async function readFacts(): Promise<EditorFacts> {
  return (await fetch('/api/editor/facts')).json();
}
