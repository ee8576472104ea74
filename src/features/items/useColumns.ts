// The number of columns that fit at a minimum cell width, measured before the first paint and on every resize.
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Density } from './viewPreference.ts'

export interface Columns {
  readonly count: number
  /** Width of one cell in pixels. */
  readonly cellWidth: number
}

export interface MeasuredColumns extends Columns {
  /** Distance of the container's top from the window's when its width was measured, in pixels. */
  readonly top: number
}

export interface ColumnOptions {
  /** In pixels. */
  readonly minCell: number
  /** The gap between cells, in pixels. */
  readonly gap: number
  /** The minimum number of columns on phones, however narrow. */
  readonly least: number
}

/** The columns of each density: small ones are at least half as many again on a desktop, and one more on a phone. */
export const GRID = {
  small: { minCell: 144, gap: 12, least: 3 },
  large: { minCell: 236, gap: 20, least: 2 },
} as const satisfies Record<Density, ColumnOptions>
export const LIST: ColumnOptions = { minCell: 10_000, gap: 0, least: 1 }

/** @param width of the container, in pixels */
export function countColumns(width: number, { minCell, gap, least }: ColumnOptions): Columns {
  const count = Math.max(least, Math.floor((width + gap) / (minCell + gap)))
  return { count, cellWidth: Math.max(0, (width - gap * (count - 1)) / count) }
}

/** Undefined until the container has been measured. */
export function useColumns(
  container: RefObject<HTMLElement | null>,
  { minCell, gap, least }: ColumnOptions,
): MeasuredColumns | undefined {
  const [measured, setMeasured] = useState<{ readonly width: number; readonly top: number }>()

  // External system: the layout.
  useLayoutEffect(() => {
    const element = container.current
    if (element === null) return
    const measure = () => {
      const width = element.clientWidth
      const { top } = element.getBoundingClientRect()
      setMeasured((former) => (former?.width === width ? former : { width, top }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container])

  if (measured === undefined) return undefined
  const { width, top } = measured
  return { ...countColumns(width, { minCell, gap, least }), top }
}
