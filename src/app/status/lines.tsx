// The words of the status lines, loaded only when one of them is needed.
import { useState } from 'react'
import { messageForPeople } from '../../domain/errors.ts'
import { formatCount } from '../../domain/wei.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { StatusLine } from '../../ui/StatusLine.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import type { IndexHealth } from './indexMonitor.ts'

/** The wallet is on another network: says so, and offers the way back. */
export function WalletLine() {
  const { state, switchNetwork } = useWallet()
  const { network } = useConfig()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (state.status !== 'wrongNetwork') return null
  const change = async () => {
    setAsking(true)
    setProblem(undefined)
    try {
      await switchNetwork()
    } catch (error) {
      setProblem(messageForPeople(error, 'The wallet could not switch.'))
    } finally {
      setAsking(false)
    }
  }
  return (
    <StatusLine
      tone="warning"
      action={
        <Button size="s" variant="quiet" busy={asking} onClick={() => void change()}>
          Switch to {network.name}
        </Button>
      }
    >
      {problem ??
        `Your wallet is on another network (chain ${state.chainId}). Buying and listing need ${network.name}.`}
    </StatusLine>
  )
}

export function IndexLine({ health }: { readonly health: IndexHealth }) {
  switch (health.kind) {
    case 'checking':
    case 'current':
      return null
    case 'behind': {
      const blocks = health.headBlock - health.indexedBlock
      return (
        <StatusLine tone="warning">
          The index is {formatCount(blocks)} {blocks === 1 ? 'block' : 'blocks'} behind the chain. What you
          see is as of block {formatCount(health.indexedBlock)}.
        </StatusLine>
      )
    }
    case 'chain-behind': {
      const blocks = health.indexedBlock - health.headBlock
      return (
        <StatusLine tone="warning">
          The network node is {formatCount(blocks)} {blocks === 1 ? 'block' : 'blocks'} behind the index, so
          buying and listing may be checked against what was true at block {formatCount(health.headBlock)}.
        </StatusLine>
      )
    }
    case 'failed':
      return (
        <StatusLine tone="negative">
          The index stopped at block {formatCount(health.indexedBlock)} because of an error. Newer events are
          missing here.
        </StatusLine>
      )
    case 'forked':
      return (
        <StatusLine tone="warning">
          The index follows another branch of the chain than the network does. It usually mends itself within
          a few blocks.
        </StatusLine>
      )
    case 'index-unreachable':
      return navigator.onLine ? (
        <StatusLine tone="negative">
          The index cannot be reached. What you see may be out of date; trying again.
        </StatusLine>
      ) : (
        <StatusLine tone="negative">You are offline. What you see may be out of date.</StatusLine>
      )
    case 'chain-unreachable':
      return (
        <StatusLine tone="warning">
          The network cannot be reached, so buying and listing wait. Browsing works; trying again.
        </StatusLine>
      )
    case 'wrong-chain':
      return (
        <StatusLine tone="negative">
          The configured node serves chain {health.chainId}, which is not this site’s. Buying and listing are
          off.
        </StatusLine>
      )
    case 'restarted':
      return (
        <StatusLine
          tone="negative"
          action={
            <Button size="s" variant="quiet" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        >
          The chain was begun anew since this page was opened. What you see is of the chain before.
        </StatusLine>
      )
  }
}
