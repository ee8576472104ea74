// A small picture generated from an address, to distinguish accounts at a glance.
import { blo } from 'blo'
import type { Address } from '../domain/address.ts'
import styles from './Identicon.module.css'

export function Identicon({ address, size = 16 }: { readonly address: Address; readonly size?: number }) {
  return (
    <img
      className={styles.identicon}
      src={blo(address, size)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
    />
  )
}
