// Writes a number with its noun, for lines of the command line.

const plural = new Intl.PluralRules('en')

/** Returns a text such as `1 block` or `1,200 blocks`. */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${count.toLocaleString('en')} ${plural.select(count) === 'one' ? one : other}`
