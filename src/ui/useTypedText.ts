// A text field whose text is in the page's address: it is applied there once typing pauses, and follows the address where
// something else changes it.
import { useEffect, useState } from 'react'

export interface TypedText {
  /** As typed. */
  readonly text: string
  readonly setText: (text: string) => void
  /** Says that a text is on its way into the address without a pause. */
  readonly noteSent: (text: string) => void
}

export interface TypedTextOptions {
  /** The address's text. */
  readonly applied: string
  readonly pauseMilliseconds: number
  /** Puts the text without the spaces around it into the address. */
  readonly apply: (text: string) => void
}

export function useTypedText({ applied, pauseMilliseconds, apply }: TypedTextOptions): TypedText {
  const [text, setText] = useState(applied)
  const [known, setKnown] = useState(applied)
  // Texts on their way into the address: letters typed meanwhile must stay.
  const [sent, setSent] = useState<readonly string[]>([])
  if (known !== applied) {
    setKnown(applied)
    const own = sent.lastIndexOf(applied)
    setSent(own < 0 ? [] : sent.slice(own + 1))
    // Something else changed the address, such as Back or a filter chip, so the field follows.
    if (own < 0 && applied !== text.trim()) setText(applied)
  }
  const noteSent = (one: string) => setSent([...sent, one])

  // External system: a timer that waits for a pause in typing.
  useEffect(() => {
    if (text.trim() === (sent.at(-1) ?? applied)) return
    const timer = setTimeout(() => {
      noteSent(text.trim())
      apply(text.trim())
    }, pauseMilliseconds)
    return () => clearTimeout(timer)
  })

  return { text, setText, noteSent }
}
