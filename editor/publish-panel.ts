import './publish-panel.css';
import type { Publication } from '../scripts/publications/history.ts';
import type { Progress, PublishingState, ShownChange } from './publishing.ts';

/** `page.html` receives the server's events and passes them on as events of the window. */
declare global {
  interface Window {
    problems: { sentence: string; isWarning?: boolean }[];
  }
  interface WindowEventMap {
    problems: CustomEvent<unknown>;
    publishing: CustomEvent<Progress>;
  }
}

const opener = byId('open-publish');
const panel = byId('publish');

let state: PublishingState = { unused: [], publications: [] };
/** The server's sentence if it refused the last action; else empty. */
let refusal = '';
/** The id of the publication to go back to, while the owner is asked to confirm it. */
let toConfirm = '';

opener.addEventListener('click', () => {
  panel.hidden = !panel.hidden;
  opener.setAttribute('aria-expanded', String(!panel.hidden));
  show();
});

// This event comes after each change of a file.
window.addEventListener('problems', readState);
window.addEventListener('publishing', ({ detail }) => {
  state.progress = detail;
  if (detail.isRunning) show();
  else void readState();
});
await readState();

async function readState() {
  const answer = await fetch('/api/editor/publishing');
  if (!answer.ok) return;
  state = await answer.json();
  show();
}

async function ask(action: 'start' | 'go-back' | 'take-back', id = '') {
  if (action !== 'take-back') state.progress = { isRunning: true, lines: [] };
  refusal = '';
  show();
  const answer = await fetch(`/api/editor/publishing/${action}`, { method: 'POST', body: JSON.stringify({ id }) });
  refusal = answer.ok ? '' : await answer.text();
  toConfirm = '';
  await readState();
}

function show() {
  const count = state.changes?.length ?? 0;
  opener.textContent = count > 0 ? `Publish (${count})` : 'Publish';
  if (panel.hidden) return;
  const focused = panel.contains(document.activeElement) ? document.activeElement?.id : undefined;
  panel.replaceChildren(
    part('h2', 'Publish'),
    ...(refusal ? [part('p', refusal, { className: 'wrong' })] : []),
    ...(state.progress ? [progressPart(state.progress)] : []),
    ...(state.progress?.isRunning ? [] : [...waitingParts(), earlierPart()]),
  );
  // The buttons were made anew, so the focus has to be set again.
  if (focused) document.getElementById(focused)?.focus();
}

function waitingParts(): Node[] {
  const { changes, unused, publications } = state;
  const [last] = publications;
  const parts: Node[] = [];
  if (!changes || !last)
    parts.push(part('p', 'Nothing has been published from this folder yet: the whole site goes online as you see it.'));
  else if (changes.length === 0) parts.push(part('p', `Nothing has changed since ${timeOf(last)}.`));
  else {
    parts.push(part('p', `Changed since ${timeOf(last)}:`));
    parts.push(part('ul', changes.map(changePart), { className: 'changes' }));
  }
  if (unused.length > 0) {
    const text = 'No page shows these pictures any more. They are removed when you publish.';
    parts.push(part('div', [part('p', text), ...unused.map(thumbnail)], { className: 'unused' }));
  }
  const problems = window.problems.filter(({ isWarning }) => !isWarning);
  const hasProblems = problems.length > 0;
  const again = changes?.length === 0;
  const button = part('button', again ? 'Publish again' : 'Publish now', { type: 'button', id: 'publish-now' });
  button.className = again ? '' : 'primary';
  button.disabled = hasProblems;
  button.addEventListener('click', () => ask('start'));
  if (hasProblems) {
    const sentences = problems.map(({ sentence }) => part('li', sentence));
    const why = part('p', 'Something does not fit yet. Mend it first, or take the change back:');
    parts.push(part('div', [why, part('ul', sentences)], { className: 'wrong' }));
  } else {
    const what = 'Only what is saved is published. It takes about a minute, and the site stays online all the while.';
    parts.push(part('p', what, { className: 'quiet' }));
  }
  parts.push(part('p', [button]));
  return parts;
}

function changePart({ id, where, what, pictures }: ShownChange): HTMLElement {
  const back = part('button', 'Take back', { type: 'button', id: `back-${id}` });
  back.setAttribute('aria-label', `Take back: ${where}`);
  back.addEventListener('click', () => ask('take-back', id));
  const words = part('div', [part('strong', where), part('span', what), ...pictures.map(thumbnail)]);
  return part('li', [words, back]);
}

function progressPart({ isRunning, isPublished, lines, details }: Progress): HTMLElement {
  const steps = isRunning ? lines : lines.slice(0, -1);
  const parts: Node[] = [
    part(
      'ol',
      steps.map((line) => part('li', line)),
      { className: 'steps' },
    ),
  ];
  if (isRunning) parts.push(part('p', 'Working …', { className: 'working' }));
  else parts.push(part('p', withLinks(lines.at(-1) ?? ''), { className: isPublished ? 'done' : 'wrong' }));
  if (details) parts.push(part('details', [part('summary', 'For a developer'), part('pre', details)]));
  const section = part('section', parts);
  section.setAttribute('role', 'status');
  return section;
}

function earlierPart(): HTMLElement {
  const entries = state.publications.map((publication, index) => {
    const changes = part(
      'ul',
      publication.changes.map((change) => part('li', change)),
    );
    const head = part('p', [part('strong', timeOf(publication))]);
    if (index > 0) head.append(...goingBack(publication));
    return part('li', [head, changes]);
  });
  const list = part('details', [
    part('summary', 'Earlier publications'),
    part('ol', entries, { className: 'earlier' }),
  ]);
  list.hidden = entries.length === 0;
  list.open = isEarlierOpen;
  list.addEventListener('toggle', () => {
    isEarlierOpen = list.open;
  });
  return list;
}

let isEarlierOpen = false;

function goingBack(publication: Publication): Node[] {
  const back = part('button', 'Go back to this', { type: 'button', id: `to-${publication.id}` });
  back.setAttribute('aria-label', `Go back to ${timeOf(publication)}`);
  back.addEventListener('click', () => {
    toConfirm = publication.id;
    show();
  });
  if (toConfirm !== publication.id) return [back];
  const count = state.changes?.length ?? 0;
  const lost =
    count > 0
      ? ` ${count === 1 ? 'The change' : `The ${count} changes`} above that you have not published will be undone.`
      : '';
  const yes = part('button', 'Yes, publish it again', {
    type: 'button',
    className: 'primary',
    id: `to-${publication.id}`,
  });
  yes.addEventListener('click', () => ask('go-back', publication.id));
  const no = part('button', 'No', { type: 'button' });
  no.addEventListener('click', () => {
    toConfirm = '';
    show();
  });
  return [part('span', `Texts and pictures become as they were then, and are published at once.${lost}`), yes, no];
}

function thumbnail(name: string): HTMLElement {
  const image = part('img', [], { src: `/api/editor/pictures/${name}`, alt: name, title: name });
  // The picture from before the change may have been removed.
  image.addEventListener('error', () => image.remove());
  return image;
}

function withLinks(text: string): Node[] {
  return text.split(/(https?:\/\/\S*[^\s.,])/).map((piece, index) => {
    if (index % 2 === 0) return document.createTextNode(piece);
    return part('a', piece, { href: piece, target: '_blank' });
  });
}

function timeOf({ at }: Publication): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  content: string | Node[],
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...(typeof content === 'string' ? [content] : content));
  return Object.assign(element, properties);
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`page.html has no #${id}.`);
  return element;
}
