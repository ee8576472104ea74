// The device's back button closes a dialog, except while closing it would lose something.
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCloseRequest } from './useCloseRequest.ts'

class FakeWatcher {
  static open: FakeWatcher[] = []
  onclose: (() => void) | null = null
  constructor() {
    FakeWatcher.open.push(this)
  }
  destroy() {
    FakeWatcher.open = FakeWatcher.open.filter((one) => one !== this)
  }
}

function Open(props: { readonly active: boolean; readonly close: () => void }) {
  useCloseRequest(props.active, props.close)
  return null
}

test('closes on request while active', () => {
  vi.stubGlobal('CloseWatcher', FakeWatcher)
  const close = vi.fn()
  const { rerender, unmount } = render(<Open active close={close} />)
  FakeWatcher.open[0]?.onclose?.()
  expect(close).toHaveBeenCalledOnce()
  rerender(<Open active={false} close={close} />)
  expect(FakeWatcher.open).toEqual([])
  rerender(<Open active close={close} />)
  unmount()
  expect(FakeWatcher.open).toEqual([])
})

test('does nothing in a browser without close requests', () => {
  const close = vi.fn()
  render(<Open active close={close} />)
  expect(close).not.toHaveBeenCalled()
})
