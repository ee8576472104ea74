// The status lines, loaded only when one of them is needed.
import { useState } from 'react'
import { errorText } from '../../domain/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { StatusLine } from '../../ui/StatusLine.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import type { IndexHealth } from './indexMonitor.ts'
import { indexVersions } from '../../messages/en/indexVersions.ts'
import { statusLines } from '../../messages/en/statusLines.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { Value } from '../../messages/message.ts'

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
      setProblem(errorText(error, statusLines.switchFailed))
    } finally {
      setIsSwitching(false)
    }
  }
  return (
    <StatusLine
      tone="warning"
      action={
        <Button size="s" variant="quiet" busy={isSwitching} onClick={() => void change()}>
          {t(statusLines.switchTo({ network: network.name }))}
        </Button>
      }
    >
      {t(problem ?? statusLines.wrongNetwork({ chainId: String(state.chainId), network: network.name }))}
    </StatusLine>
  )
}

export function IndexLine({ health }: { readonly health: IndexHealth }) {
  const t = useTranslate()
  switch (health.kind) {
    case 'checking':
    case 'current':
      return null
    case 'behind': {
      const blocks = health.headBlock - health.indexedBlock
      return (
        <StatusLine tone="warning">
          {t(statusLines.indexBehind({ blocks, block: health.indexedBlock }))}
        </StatusLine>
      )
    }
    case 'chain-behind': {
      const blocks = health.indexedBlock - health.headBlock
      return (
        <StatusLine tone="warning">
          {t(statusLines.nodeBehind({ blocks, block: health.headBlock }))}
        </StatusLine>
      )
    }
    case 'failed':
      return (
        <StatusLine tone="negative">{t(statusLines.indexFailed({ block: health.indexedBlock }))}</StatusLine>
      )
    case 'forked':
      return <StatusLine tone="warning">{t(statusLines.indexForked)}</StatusLine>
    case 'index-unreachable':
      return (
        <StatusLine tone="negative">
          {t(navigator.onLine ? statusLines.indexUnreachable : statusLines.offline)}
        </StatusLine>
      )
    case 'other-version':
      return (
        <StatusLine tone="negative">
          {t(health.older === 'index' ? indexVersions.indexOlder : indexVersions.pageOlder)}
        </StatusLine>
      )
    case 'chain-unreachable':
      return <StatusLine tone="warning">{t(statusLines.chainUnreachable)}</StatusLine>
    case 'wrong-chain':
      return (
        <StatusLine tone="negative">
          {t(statusLines.wrongChain({ chainId: String(health.chainId) }))}
        </StatusLine>
      )
    case 'restarted':
      return (
        <StatusLine
          tone="negative"
          action={
            <Button size="s" variant="quiet" onClick={() => location.reload()}>
              {t(statusLines.reload)}
            </Button>
          }
        >
          {t(statusLines.chainReset)}
        </StatusLine>
      )
  }
}
