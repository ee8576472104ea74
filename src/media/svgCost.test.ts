// Measures the cost of drawings from their text: bombs are refused in every disguise, and honest drawings pass.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeCabinet } from '../../local/seed/nouns/cabinet.ts'
import { ContentShelf } from '../../local/seed/content.ts'
import { measureSvg } from './svgCost.ts'
import { DRAWING_BUDGET } from './pictureVerdict.ts'
import { svg, BOMBS } from '../../tests/support/svgBombs.ts'

const measure = (text: string) => measureSvg(text, () => ({ cost: 0, pixels: 1_000, moves: false }))
describe('a drawing that expands to too much', () => {
  it.each(Object.entries(BOMBS))('is refused: %s', (_name, text) => {
    expect(measure(text)).toEqual({ kind: 'refused', reason: 'too-complex' })
  })

  it.each(['', '<html/>', '<svg', '<svg a=b/>', 'PNG', '<svg>< /svg>'])('is not a drawing: %j', (text) => {
    expect(measure(text)).toEqual({ kind: 'refused', reason: 'not-a-picture' })
  })
})

describe('an honest drawing', () => {
  it.each([
    ['one shape', svg('<rect/>'), 2],
    ['three copies of two', svg('<g id="a"><path/></g><use href="#a"/><use href="#a"/>'), 9],
    [
      'a gradient on any number of shapes',
      svg(`<linearGradient id="g"><stop/></linearGradient>${'<rect fill="url(#g)"/>'.repeat(9)}`),
      12,
    ],
    ['a pattern', svg('<pattern id="p"><rect/></pattern><rect fill="url(#p)"/>'), 6],
    [
      'declared names',
      `<?xml version="1.0" encoding="utf-8"?><!-- by hand --><!DOCTYPE svg PUBLIC "-//W3C" "http://w3.org/svg.dtd" [<!ENTITY ns "http://w3.org">]>${svg('<rect a="&ns;"/>')}`,
      2,
    ],
  ] as const)('costs what it draws: %s', (_name, text, cost) => {
    expect(measure(text)).toEqual({ kind: 'measured', cost, moves: false, pixels: 0 })
  })

  it.each([
    svg('<rect><animate attributeName="x" values="0;9"/></rect>'),
    svg('<style>@keyframes a{from{x:0}to{x:9}} rect{animation:a 1s}</style><rect/>'),
    svg('<rect style="animation: a 1s"/>'),
  ])('is detected as animated: %s', (text) => {
    expect(measure(text)).toMatchObject({ kind: 'measured', moves: true })
  })

  it('with its own typeface is not treated as a picture', () => {
    const text = svg('<style>@font-face{src:url(data:font/woff2;base64,AAAA)}</style><text>words</text>')
    expect(measureSvg(text, () => undefined)).toMatchObject({ kind: 'measured' })
  })

  it.each([
    ['tables', '<table><tr><td colspan="1000" rowspan="65000">x</td></tr></table>'],
    ['columns', '<div style="columns:100000">x</div>'],
    ['grids', '<div style="grid-template-columns:repeat(100000,1px)">x</div>'],
  ])('with a layout that may cost anything is not drawn in the page: %s', (_name, html) => {
    const measured = measure(svg(`<foreignObject>${html}</foreignObject>`))
    expect(measured.kind === 'measured' ? measured.cost : 0).toBeGreaterThan(DRAWING_BUDGET.inPage)
    const plain = measure(svg('<foreignObject><div style="color:red">words</div></foreignObject>'))
    expect(plain.kind === 'measured' ? plain.cost : Infinity).toBeLessThan(20)
  })

  it('of the demo is drawn in the page itself', () => {
    const shelf = new ContentShelf()
    composeCabinet(shelf, 60)
    const drawings = [...shelf.entries()]
      .map(([, bytes]) => new TextDecoder().decode(bytes))
      .filter((text) => text.startsWith('<svg'))
    expect(drawings.length).toBeGreaterThan(50)
    for (const text of drawings) {
      const measured = measure(text)
      expect(measured.kind === 'measured' ? measured.cost : Infinity).toBeLessThan(DRAWING_BUDGET.inPage)
    }
  })
})

describe('copies of copies', () => {
  it('cost the same as when written out', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }), (copies) => {
        let [body, written] = ['<g id="a0"/>', 1]
        copies.forEach((count, index) => {
          body += `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(count)}</g>`
          written = 1 + count * (1 + written)
        })
        const whole = measure(svg(`<defs>${body}</defs><use href="#a${copies.length}"/>`))
        const parts = measure(svg(`<defs>${body}</defs>`))
        if (whole.kind === 'refused' || parts.kind === 'refused') throw new Error('refused')
        expect(whole.cost - parts.cost).toBe(1 + written)
      }),
    )
  })

  it('never make measuring slow, or fail, for any text', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '/>',
        '<g ',
        '</g>',
        '<use href="#a"',
        ' id="a"',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<style>',
        '</style>',
      ],
      ...[
        'fill="url(#a)"',
        '<?',
        '?>',
        '<!DOCTYPE a [',
        ']>',
        '{',
        '}',
        '/*',
        '*/',
        '"',
        "'",
        '=',
        '&#35;',
        ' ',
        'url(',
        '\\',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const measured = measure(`<svg>${pieces.join('')}`)
        expect(['measured', 'refused']).toContain(measured.kind)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(['<', '<!--', '/*', 'url(', '<g ', '<style>', '&#1;', ' ', '=', '<a b="', '-', 'a:', '<style>/*'])(
    'are measured in linear time: many of %j',
    (piece) => {
      // Quadratic parsing of these would take minutes.
      for (const text of [
        `<svg>${piece.repeat(500_000)}`,
        svg(`<rect style="${piece.replace(/["<]/g, '').repeat(500_000)}"/>`),
      ]) {
        expect(['measured', 'refused']).toContain(measure(text.slice(0, 4_000_000)).kind)
      }
    },
  )
})
