// Sentences that go on inside another one.

/** A sentence as the rest of another, such as after a colon. */
export function lowerFirst(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}
