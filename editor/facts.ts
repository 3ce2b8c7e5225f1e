import { namedValues } from '#content/values.ts';

// A process of its own for each change, because a module reads its files only once (see `content-state.ts`).
console.log(JSON.stringify(namedValues));
