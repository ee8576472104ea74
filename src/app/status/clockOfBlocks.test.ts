// The page's clock is read with each block, before the pages have what it brings, and not with each look.
import { expect, test, vi } from 'vitest'
import type { IndexedBlock } from '../../graphql/indexedBlock.ts'
import type { IndexLook } from '../../graphql/indexFollower.ts'
import { readClockWithBlocks } from './clockOfBlocks.ts'

const block = (digit: string): IndexLook => ({
  kind: 'read',
  block: { number: 1, hash: `0x${digit.repeat(64)}` } as IndexedBlock,
})

test('once for each block, until it is ended', () => {
  const listeners = new Set<(look: IndexLook) => void>()
  const tell = (look: IndexLook) => listeners.forEach((listener) => listener(look))
  const refresh = vi.fn()
  const end = readClockWithBlocks(
    {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    refresh,
  )
  tell(block('1'))
  tell(block('1'))
  expect(refresh).toHaveBeenCalledTimes(1)
  tell({ kind: 'unreachable' })
  tell(block('1'))
  expect(refresh).toHaveBeenCalledTimes(1)
  // Another block in the place of the first is news as well.
  tell(block('2'))
  expect(refresh).toHaveBeenCalledTimes(2)
  end()
  tell(block('3'))
  expect(refresh).toHaveBeenCalledTimes(2)
})
