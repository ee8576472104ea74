// The flag of the sale with which an owner acquired an item.
import { type CustodySegment, segmentFlag } from './custody.ts'
import { SaleFlag } from './SaleFlag.tsx'

/** Renders nothing without a flag; otherwise a space before it. */
export function SegmentFlag({ segment }: { readonly segment: CustodySegment }) {
  const flag = segmentFlag(segment)
  if (flag === undefined) return null
  return (
    <>
      {' '}
      <SaleFlag flag={flag} />
    </>
  )
}
