// The block and transaction of a row, linked to the explorer where there is one, otherwise copyable.
import { shortHash, type TxHash } from '../../../domain/hashes.ts'
import { explorerTxUrl } from '../../../domain/explorer.ts'
import { historyTexts } from '../../../messages/en/history.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import styles from './TransactionRef.module.css'

export interface TransactionRefProps {
  readonly transaction: TxHash
  readonly blockNumber: number
}

export function TransactionRef({ transaction, blockNumber }: TransactionRefProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const url = explorerTxUrl(network.explorerUrl, transaction)
  const short = <span className={styles.hash}>{shortHash(transaction)}</span>
  return (
    <span className={styles.reference}>
      <span className={styles.block} title={t(historyTexts.block({ block: blockNumber }))}>
        {t(blockNumber)}
      </span>
      <span className={styles.transaction} title={transaction}>
        {url === undefined ? short : <ExternalLink href={url}>{short}</ExternalLink>}
        {url === undefined && <CopyButton text={transaction} label={t(historyTexts.copyHash)} />}
      </span>
    </span>
  )
}
