/**
 * A deep copy that doesn't retain the source text. V8 stores a substring as a reference, so a title cut out of a file would
 * otherwise keep the whole file in memory.
 */
export const detach = <Value>(value: Value): Value => structuredClone(value)
