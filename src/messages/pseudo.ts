// The pseudo-locale: English with accents and padding, so that clipped and untranslated text stands out.
import type { Compiled, CompiledNode, CompiledTexts } from './catalog.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á', c: 'ç', e: 'é', g: 'ğ', i: 'í', l: 'ł', n: 'ñ', o: 'ö', r: 'ř', s: 'š', u: 'ü', y: 'ý', z: 'ž',
  A: 'Á', C: 'Ç', E: 'É', I: 'Í', L: 'Ł', N: 'Ñ', O: 'Ö', R: 'Ř', S: 'Š', U: 'Ü', Y: 'Ý', Z: 'Ž',
} // prettier-ignore

/** An area's English texts with accents, each 40 % longer. */
export function pseudo(texts: CompiledTexts): CompiledTexts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]))
}

function pseudoText(text: Compiled): Compiled {
  return typeof text === 'string' ? addAccents(text) : text.map((node) => pseudoNode(node))
}

function pseudoNode(node: CompiledNode): CompiledNode {
  if (typeof node === 'string') return addAccents(node)
  if (node === 0) return node
  const [name, type, ...rest] = node
  if (type === undefined) return node
  if (typeof type === 'number' && type !== 0) {
    const branches = Object.entries(rest[0] as Record<string, string | 0 | CompiledNode[]>)
    return [
      name,
      type,
      Object.fromEntries(
        branches.map(([key, branch]) => [
          key,
          typeof branch === 'object' ? pseudoText(branch) : pseudoNode(branch),
        ]),
      ),
    ]
  }
  return [name, ...[type, ...rest].map((child) => pseudoNode(child as CompiledNode))]
}

function addAccents(text: string): string {
  const letters = text.replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter)
  return /[a-zA-Z]/.test(text) ? letters + '~'.repeat(Math.ceil(text.trim().length * 0.4)) : letters
}
