import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import { editorConfig } from './config.ts';
import { rememberWhatWasOpened } from './opened-files.ts';

rememberWhatWasOpened();
const response = await fetch('/api/editor/facts');
const container = document.getElementById('editor');
if (container) createRoot(container).render(<Keystatic config={editorConfig(await response.json())} />);
