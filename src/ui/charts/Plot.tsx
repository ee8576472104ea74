// A canvas plot, readable by pointer or arrow keys, redrawn when its size or the theme changes.
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PLOT_HEIGHT, plotOptions, type PlotLook } from './plotOptions.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import { useTranslate } from '../useTranslate.ts'
import styles from './Plot.module.css'

export interface PlotProps {
  /** Description for screen readers. */
  readonly label: string
  /** Compared by reference: another object redraws the plot. */
  readonly look: PlotLook
  /** Describes a point as text. */
  readonly describePoint: (index: number) => string
}

export function Plot({ label, look, describePoint }: PlotProps) {
  const t = useTranslate()
  const { numbers, dates } = t
  const place = useRef<HTMLDivElement>(null)
  const plotted = useRef<uPlot>(undefined)
  const [pointed, setPointed] = useState<number>()
  const count = look.places.length

  // External system: the chart library's canvas, and the theme, whose colors a canvas must be given.
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const draw = () => {
      plotted.current?.destroy()
      plotted.current = new uPlot(
        plotOptions(element, look, { numbers, dates }, (index) => setPointed(index ?? undefined)),
        [[...look.places], ...look.series.map(({ heights }) => [...heights])],
        element,
      )
    }
    draw()
    const resized = new ResizeObserver(() => {
      plotted.current?.setSize({ width: element.clientWidth, height: PLOT_HEIGHT })
    })
    resized.observe(element)
    const themed = new MutationObserver(draw)
    themed.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', draw)
    return () => {
      resized.disconnect()
      themed.disconnect()
      system.removeEventListener('change', draw)
      plotted.current?.destroy()
      plotted.current = undefined
    }
  }, [look, numbers, dates])

  const at = Math.min(pointed ?? count - 1, count - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = Math.max(0, Math.min(target, count - 1))
    const plot = plotted.current
    // Moving the cursor triggers `setCursor`; if points share a place, only the index distinguishes them.
    plot?.setCursor({ left: plot.valToPos(look.places[next] ?? 0, 'x'), top: 0 }, false)
    setPointed(next)
  }

  return (
    <div>
      {/* Arrow keys read out the chart's points; no ARIA role describes that better. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as said above */}
      <div
        ref={place}
        // Time runs left to right on the canvas in every language.
        dir="ltr"
        className={styles.plot}
        role="group"
        aria-roledescription={t(controlsTexts.charts.chart)}
        aria-label={t(controlsTexts.charts.readOut({ title: label }))}
        // What can be read out by keyboard must be reachable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      <p className={styles.legend} role="status">
        {count === 0 ? '' : describePoint(at)}
      </p>
    </div>
  )
}
