import { namedValues } from '#content/values.ts';

// A new process for each change, because a module reads its files only once (`content-state.ts`).
console.log(JSON.stringify(namedValues));
