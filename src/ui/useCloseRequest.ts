// The device's own way to close what is open, such as Android's back button or gesture, where the browser offers it.
import { useEffect, useEffectEvent } from 'react'

/** Source: https://html.spec.whatwg.org/multipage/interaction.html#the-closewatcher-interface */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/**
 * While active, the device's back button calls this instead of leaving the page.
 * @param active false while closing would lose something: then the button leaves the page, as without a dialog
 */
export function useCloseRequest(active: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  // External system: the browser's close requests.
  useEffect(() => {
    const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher }
    if (!active || Watcher === undefined) return
    let watcher: CloseWatcher
    const watch = () => {
      watcher = new Watcher()
      // One watcher closes once, but what is open may stay open.
      watcher.onclose = () => {
        watch()
        onClose()
      }
    }
    watch()
    return () => watcher.destroy()
  }, [active])
}
