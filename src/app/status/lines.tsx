// The status lines, loaded only when one of them is needed.
import { useState } from 'react'
import { errorText } from '../../domain/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { StatusLine, type StatusTone } from '../../ui/StatusLine.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import type { IndexHealth } from './indexMonitor.ts'
import { frameTexts } from '../../messages/en/frame.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { Message, Value } from '../../messages/message.ts'
import { duration } from '../../messages/values.ts'

/** Says that the wallet is on another network, and offers to switch. */
export function WalletLine() {
  const t = useTranslate()
  const { state, switchNetwork } = useWallet()
  const { network } = useConfig()
  const [isSwitching, setIsSwitching] = useState(false)
  const [problem, setProblem] = useState<Value>()
  if (state.status !== 'wrongNetwork') return null
  const change = async () => {
    setIsSwitching(true)
    setProblem(undefined)
    try {
      await switchNetwork()
    } catch (error) {
      setProblem(errorText(error, frameTexts.status.switchFailed))
    } finally {
      setIsSwitching(false)
    }
  }
  return (
    <StatusLine
      tone="warning"
      action={
        <Button size="s" variant="quiet" busy={isSwitching} onClick={() => void change()}>
          {t(frameTexts.status.switchTo({ network: network.name }))}
        </Button>
      }
    >
      {t(
        problem ?? frameTexts.status.wrongNetwork({ chainId: String(state.chainId), network: network.name }),
      )}
    </StatusLine>
  )
}

/** Says that the device's clock is off, and that the page goes by the chain's. */
export function ClockLine({
  aheadSeconds,
  onDismiss,
}: {
  /** Negative if the device's clock is behind. */
  readonly aheadSeconds: number
  readonly onDismiss: () => void
}) {
  const t = useTranslate()
  const difference = duration(Math.abs(aheadSeconds))
  return (
    <StatusLine
      tone="info"
      action={
        <Button size="s" variant="quiet" onClick={onDismiss}>
          {t(frameTexts.status.dismiss)}
        </Button>
      }
    >
      {t(
        aheadSeconds < 0
          ? frameTexts.status.clockBehind({ difference })
          : frameTexts.status.clockAhead({ difference }),
      )}
    </StatusLine>
  )
}

/** Returns the tone and the text for a state of the index; undefined if there is nothing to report. */
function toStatusLine(health: IndexHealth): readonly [StatusTone, Message] | undefined {
  switch (health.kind) {
    case 'checking':
    case 'current':
      return undefined
    case 'behind': {
      const blocks = health.headBlock - health.indexedBlock
      return ['warning', frameTexts.status.indexBehind({ blocks, block: health.indexedBlock })]
    }
    case 'chain-behind': {
      const blocks = health.indexedBlock - health.headBlock
      return ['warning', frameTexts.status.nodeBehind({ blocks, block: health.headBlock })]
    }
    case 'failed':
      return ['negative', frameTexts.status.indexFailed({ block: health.indexedBlock })]
    case 'forked':
      return ['warning', frameTexts.status.indexForked]
    case 'index-unreachable':
      return ['negative', navigator.onLine ? frameTexts.status.indexUnreachable : frameTexts.status.offline]
    case 'other-version':
      return [
        'negative',
        health.older === 'index' ? frameTexts.versions.indexOlder : frameTexts.versions.pageOlder,
      ]
    case 'chain-unreachable':
      return ['warning', frameTexts.status.chainUnreachable]
    case 'wrong-chain':
      return ['negative', frameTexts.status.wrongChain({ chainId: String(health.chainId) })]
    case 'restarted':
      return ['negative', frameTexts.status.chainReset]
  }
}

export function IndexLine({ health }: { readonly health: IndexHealth }) {
  const t = useTranslate()
  const line = toStatusLine(health)
  if (line === undefined) return null
  const [tone, message] = line
  const reload = (
    <Button size="s" variant="quiet" onClick={() => location.reload()}>
      {t(frameTexts.status.reload)}
    </Button>
  )
  return (
    <StatusLine tone={tone} action={health.kind === 'restarted' ? reload : undefined}>
      {t(message)}
    </StatusLine>
  )
}
