import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeStart, readLastRun, writeLastRun } from './last-run.ts'
import { describeDuration, measureSpeed } from './speed.ts'

test.each([
  [0, '1 s'],
  [40_000, '40 s'],
  [180_000, '3 min'],
  [7_500_000, '2 h 5 min'],
])('%i ms is %s', (milliseconds, text) => {
  expect(describeDuration(milliseconds)).toBe(text)
})

test('says the present speed and the time left', () => {
  let time = 0
  const speed = measureSpeed(() => time)
  const describeAt = (milliseconds: number, block: number, head: number, events?: number) => {
    time = milliseconds
    return speed.describe({ block, head, events })
  }
  expect(describeAt(0, 1_000, 101_000)).toBe('block 1,000 of 101,000')
  expect(describeAt(10_000, 11_000, 71_000, 3_000)).toBe(
    'block 11,000 of 71,000, 1,000 blocks and 300 events a second, 60 s left',
  )
  describeAt(100_000, 20_000, 101_000, 5_000) // Everything before is too old.
  expect(describeAt(110_000, 21_000, 101_000, 5_010)).toBe(
    'block 21,000 of 101,000, 100 blocks and 1 event a second, 13 min left',
  )
  // A reorganization took blocks back.
  expect(describeAt(112_000, 19_999, 101_000, 5_252)).toBe(
    'block 19,999 of 101,000, 0 blocks and 21 events a second',
  )
  expect(describeAt(120_000, 101_500, 101_000)).toContain('block 101,000 of 101,000')
})

test('says that a start begins again, and how long the last one took', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-last-'))
  try {
    expect(readLastRun(directory)).toBeUndefined()
    expect(describeStart({ firstBlock: 10, head: 1_009 }, undefined)).toMatch(
      /^Indexing 1,000 blocks, from 10 on\. .* each start does this again\.$/,
    )
    writeLastRun(directory, { blocks: 1_000, milliseconds: 60_000 })
    expect(describeStart({ firstBlock: 10, head: 2_009 }, readLastRun(directory))).toMatch(
      /At the speed of the last start, it takes about 2 min\.$/,
    )
  } finally {
    await rm(directory, { recursive: true })
  }
})
