// For tests: drawings that expand to too much, in every disguise.

export const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`

/** Twelve levels of ten copies each: 10^12 shapes. */
function nested(level: (index: number, copies: string) => string, copy: (index: number) => string): string {
  let body = level(0, '<rect width="9" height="9"/>')
  for (let index = 1; index < 12; index += 1) body += level(index, copy(index - 1).repeat(10))
  return svg(body + copy(11))
}

const group = (index: number, copies: string) => `<g id="a${index}">${copies}</g>`
const pattern = (index: number, copies: string) =>
  `<pattern id="a${index}" width="1" height="1">${copies}</pattern>`
const mask = (index: number, copies: string) => `<mask id="a${index}">${copies}</mask>`
const filter = '<filter id="f"><feTurbulence numOctaves="9"/><feGaussianBlur stdDeviation="50"/></filter>'
const levels = (tag: string) => `${`<${tag}>`.repeat(300)}${`</${tag}>`.repeat(300)}`

export const BOMBS: Readonly<Record<string, string>> = {
  'a second document type declaration': `<!DOCTYPE svg><!DOCTYPE svg>${svg('<rect/>')}`,
  'uses of uses': nested(group, (index) => `<use href="#a${index}"/>`),
  'uses by the older attribute': nested(group, (index) => `<use xlink:href="#a${index}"/>`),
  'uses with a namespace prefix': nested(group, (index) => `<s:use href="#a${index}"/>`),
  'uses in character references': nested(
    group,
    (index) => `<use href="&#35;a&#x${(0x30 + (index % 10)).toString(16)};"/>`,
  ).replaceAll('&#x30;', '0'),
  'patterns of patterns': nested(pattern, (index) => `<rect fill="url(#a${index})" width="9" height="9"/>`),
  'patterns in style attributes': nested(pattern, (index) => `<rect style="fill: URL( '#a${index}' )"/>`),
  'patterns inherited by content': svg(
    `<pattern id="p">${'<rect/>'.repeat(200)}</pattern><g fill="url(#p)">${'<rect/>'.repeat(200)}</g>`,
  ),
  'patterns inherited by used elements': svg(
    `<pattern id="p">${'<rect/>'.repeat(200)}</pattern><g id="g">${'<rect/>'.repeat(200)}</g><use href="#g" fill="url(#p)"/>`,
  ),
  'patterns by style rules': svg(
    `<style>.q{fill:url(#q)} svg > rect.r:hover, .r { fill: url("#p") }</style><pattern id="q">${'<path/>'.repeat(30)}</pattern>` +
      `<pattern id="p">${'<path class="q"/>'.repeat(30)}</pattern>${'<rect class="r"/>'.repeat(30)}`,
  ),
  'rules hidden behind a false end tag': svg(
    `<style><![CDATA[ a{content:"</style>"} rect{fill:url(#p)} ]]></style><pattern id="p">${'<g/>'.repeat(200)}</pattern>${'<rect/>'.repeat(200)}`,
  ),
  'rules with escapes': svg('<style>rect{fill:u\\72l(#p)}</style><rect/>'),
  'masks of masks': nested(mask, (index) => `<rect mask="url(#a${index})"/>`),
  'a drawing of itself': svg('<g id="a"><use href="#a"/></g>'),
  'filters on many shapes': svg(filter + '<rect filter="url(#f)"/>'.repeat(40)),
  'filter functions': svg(`<rect style="filter:${'blur(9px) '.repeat(400)}"/>`),
  'a rule of filters': svg(`<style>rect{filter:blur(90px)}</style>${'<rect/>'.repeat(400)}`),
  'very many shapes': svg('<rect/>'.repeat(20_000)),
  'a very long path': svg(`<path d="${'M0 0L9 9'.repeat(400_000)}"/>`),
  'a very long text': svg(`<text>${'letters '.repeat(60_000)}</text>`),
  'very fine dashes': svg('<path d="M0 0H9000000" stroke-dasharray="0.01"/>'),
  'fine dashes by pathLength': svg('<path d="M0 0H9" pathLength="9000000" stroke-dasharray="0.1"/>'),
  'fine dashes by a rule': svg('<style>path{stroke-dasharray:.001}</style><path d="M0 0H90000"/>'),
  'very deep groups': svg(levels('g')),
  'entities of entities': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
  'declared attributes': `<!DOCTYPE svg [<!ATTLIST use href CDATA "#a">]>${svg('<g id="a"/><use/>')}`,
  'an external style sheet': `<?xml-stylesheet href="data:text/css,rect{}"?>${svg('<rect/>')}`,
  'references that change': svg('<g id="a"/><use href="#a"><set attributeName="href" to="#b"/></use>'),
  'paint that changes': svg('<rect><animate attributeName="fill" values="red;url(#p)"/></rect>'),
  'very many rules': svg(`<style>${'a b c d,'.repeat(2_000)}e{}</style>${'<g/>'.repeat(2_000)}`),
  'uses beside a name of another namespace': nested(
    group,
    (index) => `<use href="#a${index}" x:href="#none"/>`,
  ),
  'ids beside an id of another namespace': nested(
    (index, copies) => `<g id="a${index}" x:id="none">${copies}</g>`,
    (index) => `<use href="#a${index}"/>`,
  ),
  'uses with a tab in them': nested(group, (index) => `<use href="#&#9;a${index}"/>`),
  'uses of the drawing by its address': nested(group, (index) => `<use href="about:blank#a${index}"/>`),
  'paint beside one of another namespace': svg(
    `<pattern id="p">${'<rect/>'.repeat(200)}</pattern>${'<rect fill="url(#p)" x:fill="red"/>'.repeat(200)}`,
  ),
  'filter functions behind a comment': svg('<rect style="filter/**/:blur(50px)"/>'.repeat(300)),
  'filters of variables of variables': svg(
    '<style>g{--a:blur(9px) blur(9px);--b:var(--a) var(--a)} g{filter:var(--b)}</style><g/>',
  ),
  'filters from entities': `<!DOCTYPE svg [<!ENTITY f "blur(9px)">]>${svg('<style>g{filter:&f;}</style><g/>')}`,
  'filters that change': svg('<g><set attributeName="filter" to="blur(50px)"/></g>'),
  'markers at each point': svg(
    `<marker id="m">${'<g/>'.repeat(100)}</marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(300)}"/>`,
  ),
  'markers by a rule': svg(
    `<style>g{marker:url(#m)}</style><marker id="m">${'<g/>'.repeat(100)}</marker><g><path d="M0 0${'h1'.repeat(300)}"/></g>`,
  ),
  'fine dashes from a group': svg('<g stroke-dasharray=".001"><path d="M0 0H900000"/></g>'),
  'fine dashes from a use': svg('<path id="p" d="M0 0H900000"/><use href="#p" stroke-dasharray=".001"/>'),
  'fine dashes that outrank others': svg(
    '<path d="M0 0H900000" style="stroke-dasharray:.001!important;stroke-dasharray:9"/>',
  ),
  'fine dashes behind a comment': svg('<path d="M0 0H900000" style="stroke-dasharray/**/:/*9*/.001"/>'),
  'fine dashes beside other ones': svg(
    '<path d="M0 0H9000000" stroke-dasharray=".001" x:stroke-dasharray="9"/>',
  ),
  'dashes with calc()': svg('<path d="M0 0H9" stroke-dasharray="calc(9px - 8.999px)"/>'),
  'dashes of a circle that a rule enlarges': svg(
    '<style>circle{r:900000px}</style><circle stroke-dasharray=".001"/>',
  ),
  'dashes of a path that a rule draws': svg(
    '<style>path{d:path("M0 0H900000")}</style><path stroke-dasharray=".001"/>',
  ),
  'dashes of a path that grows': svg(
    '<path stroke-dasharray=".001"><set attributeName="d" to="M0 0H9999999"/></path>',
  ),
  'a style sheet that is linked': svg('<h:link rel="stylesheet" href="data:text/css,g{}"/>'),
  'a style sheet with a long prefix': svg(`<${'p'.repeat(60)}:style>g{}</${'p'.repeat(60)}:style>`),
  'pictures for several screens': svg('<foreignObject><img srcset="data:image/png,x 1x"/></foreignObject>'),
  'rules that match relatives': svg('<style>:has(g) g{fill:red}</style><g/>'),
}
