// Where a row can be checked: its block and transaction, in the explorer when there is one, else to be copied.
import { shortHash, type TxHash } from '../../domain/hashes.ts'
import { explorerTxUrl } from '../../domain/paths.ts'
import { formatCount } from '../../domain/wei.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import styles from './TransactionRef.module.css'

export interface TransactionRefProps {
  readonly transaction: TxHash
  readonly blockNumber: number
}

export function TransactionRef({ transaction, blockNumber }: TransactionRefProps) {
  const { network } = useConfig()
  const url = explorerTxUrl(network.explorerUrl, transaction)
  const short = <span className={styles.hash}>{shortHash(transaction)}</span>
  return (
    <span className={styles.reference}>
      <span className={styles.block} title={`Block ${formatCount(blockNumber)}`}>
        {formatCount(blockNumber)}
      </span>
      <span className={styles.transaction} title={transaction}>
        {url === undefined ? short : <ExternalLink href={url}>{short}</ExternalLink>}
        {url === undefined && <CopyButton text={transaction} label="Copy transaction hash" />}
      </span>
    </span>
  )
}
