// A small spinner for work of unknown shape; prefer a skeleton if the shape is known.
import styles from './Spinner.module.css'

export function Spinner({ label, size = 16 }: { readonly label?: string; readonly size?: number }) {
  const ring = <span className={styles.ring} style={{ width: size, height: size }} aria-hidden="true" />
  if (label === undefined) return ring
  return (
    <span role="status" className={styles.labeled}>
      {ring}
      <span>{label}</span>
    </span>
  )
}
