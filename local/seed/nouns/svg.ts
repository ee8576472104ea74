// Draws pixels as a small crisp SVG: one path a color, each following the outline of its areas.
import { SIDE, type Pixels } from './parts.ts'

const SHOWN_SIZE = 640

/** Draws the picture on a background of six hex digits. */
export function pixelsToSvg(pixels: Pixels, background: string): string {
  const colors = [...new Set(pixels)].filter((color) => color !== null && color !== background)
  const paths = colors.map(
    (color) => `<path fill="#${shortened(color as string)}" d="${outline(pixels, color as string)}"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHOWN_SIZE}" height="${SHOWN_SIZE}" viewBox="0 0 ${SIDE} ${SIDE}"` +
    ` shape-rendering="crispEdges"><path fill="#${shortened(background)}" d="M0 0h${SIDE}v${SIDE}H0z"/>${paths.join('')}</svg>`
  )
}

function shortened(color: string): string {
  const short = [color[0], color[2], color[4]].join('')
  return [...short].map((digit) => digit + digit).join('') === color ? short : color
}

interface Step {
  readonly x: number
  readonly y: number
}

/**
 * Returns path data around every area of one color. Edges run with the color on their right, so an area's outer edge
 * turns clockwise and the edge of a hole turns the other way, which the non-zero fill rule leaves empty.
 */
function outline(pixels: Pixels, color: string): string {
  const edges = findEdges(
    (x, y) => x >= 0 && y >= 0 && x < SIDE && y < SIDE && pixels[y * SIDE + x] === color,
  )
  let path = ''
  for (const key of edges.keys()) {
    while (edges.get(key)?.length) path += closedPath(edges, fromKey(key))
  }
  return path
}

const toKey = (x: number, y: number) => y * (SIDE + 1) + x
const fromKey = (key: number): Step => ({ x: key % (SIDE + 1), y: Math.floor(key / (SIDE + 1)) })

/** Returns unit edges by their starting corner. */
function findEdges(filled: (x: number, y: number) => boolean): Map<number, Step[]> {
  const edges = new Map<number, Step[]>()
  const add = (x: number, y: number, step: Step) => {
    const key = toKey(x, y)
    edges.set(key, [...(edges.get(key) ?? []), step])
  }
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (!filled(x, y)) continue
      if (!filled(x, y - 1)) add(x, y, { x: 1, y: 0 })
      if (!filled(x + 1, y)) add(x + 1, y, { x: 0, y: 1 })
      if (!filled(x, y + 1)) add(x + 1, y + 1, { x: -1, y: 0 })
      if (!filled(x - 1, y)) add(x, y + 1, { x: 0, y: -1 })
    }
  }
  return edges
}

/** Follows edges from a corner back to it, removing them, and writes straight runs as one command. */
function closedPath(edges: Map<number, Step[]>, start: Step): string {
  const runs: Step[] = []
  let { x, y } = start
  do {
    const step = edges.get(toKey(x, y))?.shift()
    if (!step) throw new Error('an outline is not closed')
    const run = runs.at(-1)
    if (run && Math.sign(run.x) === step.x && Math.sign(run.y) === step.y)
      runs[runs.length - 1] = { x: run.x + step.x, y: run.y + step.y }
    else runs.push(step)
    x += step.x
    y += step.y
  } while (x !== start.x || y !== start.y)
  const commands = runs.slice(0, -1).map((run) => (run.x ? `h${run.x}` : `v${run.y}`))
  return `M${start.x} ${start.y}${commands.join('')}z`
}
