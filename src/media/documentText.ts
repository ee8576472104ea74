// Text of metadata documents, as the subgraph keeps it (subgraph/src/text.ts).

/** Removes NUL and unpaired surrogates, and cuts the text without dividing a pair. */
export function cleanText(text: string, most: number): string {
  const whole = text.slice(0, most * 4).replace(/\0|\p{Surrogate}/gu, '')
  return whole.slice(0, most).replace(/\p{Surrogate}$/u, '')
}
