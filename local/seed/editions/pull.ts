// Creates an interactive work: a field of strokes that lean towards the pointer, as water does towards the moon.
import { sheet, SHEET, type Inks } from './canvas.ts'
import { short } from './wave.ts'

export interface PullOptions {
  readonly inks: Inks
  /** Strokes on each side. */
  readonly strokes: number
}

/**
 * Creates a self-contained page without requests. Pointer and arrow keys move the moon; it rests for users who prefer
 * reduced motion.
 */
export function pull({ inks, strokes }: PullOptions): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pull</title>
<style>
html,body{margin:0;height:100%;background:${inks.ground};overflow:hidden}
canvas{display:block;width:100vmin;height:100vmin;margin:auto;position:absolute;inset:0;touch-action:none;outline-offset:-4px}
</style>
<canvas tabindex="0" role="img" aria-label="A field of strokes that leans towards the pointer"></canvas>
<script>
const canvas = document.querySelector('canvas')
const pen = canvas.getContext('2d')
const count = ${strokes}
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const moon = { x: 0.68, y: 0.3 }
const aim = { x: 0.68, y: 0.3 }
let touched = false
function fit() {
  const side = Math.min(innerWidth, innerHeight) * devicePixelRatio
  canvas.width = canvas.height = Math.max(1, Math.round(side))
}
function draw() {
  const side = canvas.width
  const cell = (side * 0.76) / count
  const start = side * 0.12 + cell / 2
  pen.fillStyle = '${inks.ground}'
  pen.fillRect(0, 0, side, side)
  pen.lineCap = 'round'
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const x = start + column * cell
      const y = start + row * cell
      const dx = moon.x * side - x
      const dy = moon.y * side - y
      const far = Math.hypot(dx, dy) / side
      const strength = Math.min(1, 0.16 / (far + 0.06))
      const leanX = 1 - strength + (strength * dx) / (far * side || 1)
      const leanY = (strength * dy) / (far * side || 1)
      const length = (cell * (0.28 + 0.3 * strength)) / (Math.hypot(leanX, leanY) || 1)
      pen.lineWidth = cell * (0.06 + 0.12 * strength)
      pen.strokeStyle = far < 0.075 ? '${inks.signal}' : strength > 0.45 ? '${inks.ink}' : '${inks.mid}'
      pen.beginPath()
      pen.moveTo(x - leanX * length, y - leanY * length)
      pen.lineTo(x + leanX * length, y + leanY * length)
      pen.stroke()
    }
  }
}
function turn(time) {
  if (!touched && !calm.matches) {
    aim.x = 0.5 + 0.3 * Math.cos(time / 4000)
    aim.y = 0.5 + 0.3 * Math.sin(time / 4000)
  }
  const ease = calm.matches ? 1 : 0.08
  moon.x += (aim.x - moon.x) * ease
  moon.y += (aim.y - moon.y) * ease
  draw()
  requestAnimationFrame(turn)
}
canvas.addEventListener('pointermove', (event) => {
  const box = canvas.getBoundingClientRect()
  touched = true
  aim.x = (event.clientX - box.left) / box.width
  aim.y = (event.clientY - box.top) / box.height
})
canvas.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  if (!step) return
  event.preventDefault()
  touched = true
  aim.x = Math.min(1, Math.max(0, aim.x + step[0] * 0.04))
  aim.y = Math.min(1, Math.max(0, aim.y + step[1] * 0.04))
})
addEventListener('resize', fit)
fit()
requestAnimationFrame(turn)
</script>
</html>
`
}

/** Draws the same field at rest, for places where the page is not run. */
export function pullCover({ inks, strokes }: PullOptions): string {
  const cell = (SHEET * 0.76) / strokes
  const moon = { x: SHEET * 0.68, y: SHEET * 0.3 }
  const drawn = Array.from({ length: strokes * strokes }, (_, at) => {
    const x = SHEET * 0.12 + cell * ((at % strokes) + 0.5)
    const y = SHEET * 0.12 + cell * (Math.floor(at / strokes) + 0.5)
    const [dx, dy] = [moon.x - x, moon.y - y]
    const distance = Math.sqrt(dx * dx + dy * dy)
    const far = distance / SHEET
    const strength = Math.min(1, 0.16 / (far + 0.06))
    const [leanX, leanY] = [
      1 - strength + (strength * dx) / (distance || 1),
      (strength * dy) / (distance || 1),
    ]
    const length = (cell * (0.28 + 0.3 * strength)) / (Math.sqrt(leanX * leanX + leanY * leanY) || 1)
    const color = far < 0.075 ? inks.signal : strength > 0.45 ? inks.ink : inks.mid
    const line = `M${short(x - leanX * length)} ${short(y - leanY * length)}l${short(2 * leanX * length)} ${short(2 * leanY * length)}`
    return `<path d="${line}" stroke="${color}" stroke-width="${short(cell * (0.06 + 0.12 * strength))}"/>`
  })
  return sheet(inks, `<g stroke-linecap="round">${drawn.join('')}</g>`)
}
