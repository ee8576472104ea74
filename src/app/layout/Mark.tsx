// The mark: a V of two panes of glass, one behind the other.

export function Mark({ size = 22 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d="M1.5 3.5H9l6 17H9Z" fillOpacity="0.45" />
      <path d="M22.5 3.5H15l-6 17h6Z" />
    </svg>
  )
}
