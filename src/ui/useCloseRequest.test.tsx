// The device's back button closes a dialog, as often as it is pressed, but not while closing would lose something.
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

/** The browser's close watchers, of which a request closes the newest. */
let watchers: FakeWatcher[] = []
class FakeWatcher {
  onclose: (() => void) | null = null
  constructor() {
    watchers.push(this)
  }
  destroy() {
    watchers = watchers.filter((one) => one !== this)
  }
}

function goBack() {
  const watcher = watchers.pop()
  watcher?.onclose?.()
}

test('closes the dialog on each request, while it is dismissible', () => {
  vi.stubGlobal('CloseWatcher', FakeWatcher)
  const close = vi.fn()
  const dialog = (dismissible: boolean) => (
    <Dialog open title="Buy" dismissible={dismissible} onOpenChange={close}>
      Terms
    </Dialog>
  )
  const { rerender, unmount } = render(dialog(true))
  goBack()
  goBack()
  expect(close.mock.calls).toEqual([[false], [false]])
  rerender(dialog(false))
  expect(watchers).toEqual([])
  rerender(dialog(true))
  expect(watchers).toHaveLength(1)
  unmount()
  expect(watchers).toEqual([])
})
