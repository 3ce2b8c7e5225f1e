import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type ToStringOptions,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

const style: ToStringOptions = { lineWidth: 110, singleQuote: true, blockQuote: 'literal' };

/**
 * Formats a content file. `before` is the current text; its comments, blank lines and order of fields are kept if it
 * can be read. If `before` already has this format, a changed field changes only its own lines.
 */
export function formatYaml(data: unknown, before = ''): string {
  const old = parseDocument(before);
  const document: Document = old.errors.length > 0 ? new Document() : old;
  document.contents = updated(document, document.contents, data);
  visit(document, {
    // Normalises manual formatting: quotation marks only where needed, one entry per line.
    Scalar: (_, scalar) => {
      delete scalar.type;
    },
    Collection: (_, collection) => {
      delete collection.flow;
    },
  });
  return document.toString(style);
}

/** Returns a YAML node with the new value. Reuses the old node where possible, so that its comments are kept. */
function updated(document: Document, node: Node | null, value: unknown): Node {
  if (isMap(node) || isSeq(node)) giveToFirst(node);
  if (isMap(node) && isGroup(value)) return updatedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) {
    node.items = updatedItems(document, node.items as Node[], value);
    return node;
  }
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) {
    if (node.value === value) return node;
    node.value = value;
    // `source` is the old text of the value. With it, the library would write nothing instead of `null` for an empty
    // text that becomes null.
    delete node.source;
    return node;
  }
  return document.createNode(value, { aliasDuplicateObjects: false });
}

/**
 * Moves a comment above the first entry of a list, or the first field of a map, to that entry or field. The parser
 * attaches it to the list or map, so it would not move with the entry.
 */
function giveToFirst(collection: YAMLMap | YAMLSeq) {
  const [first] = collection.items;
  const node = isPair(first) ? first.key : first;
  if (!isNode(node) || !collection.commentBefore) return;
  node.commentBefore = collection.commentBefore;
  delete collection.commentBefore;
}

function updatedMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  const old = map.items;
  const keyOf = ({ key }: (typeof old)[number]) => String(isScalar(key) ? key.value : key);
  map.items = old.filter((pair) => keyOf(pair) in value);
  let place = 0;
  for (const [key, inner] of Object.entries(value)) {
    const index = map.items.findIndex((pair) => keyOf(pair) === key);
    const pair = map.items[index];
    if (pair) pair.value = updated(document, pair.value as Node | null, inner);
    // A new field comes after the field that precedes it in the data.
    else map.items.splice(place, 0, document.createPair(key, inner, { aliasDuplicateObjects: false }));
    place = (pair ? index : place) + 1;
  }
  return map;
}

/**
 * Pairs equal entries first, so that moved entries keep their comments. The remaining entries are paired in order and
 * updated.
 */
function updatedItems(document: Document, items: readonly Node[], values: readonly unknown[]): Node[] {
  const rest = [...items];
  const kept = values.map((value) => {
    const index = rest.findIndex((item) => isDeepStrictEqual(item.toJS(document), value));
    return index < 0 ? undefined : rest.splice(index, 1)[0];
  });
  return values.map((value, index) => kept[index] ?? updated(document, rest.shift() ?? null, value));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
