// A token's animation, sound or page from the first source that works, or its still image if none does.
import { AnimationFrame, type AnimationFrameProps } from './AnimationFrame.tsx'
import type { MediaSource } from '../domain/media.ts'
import { Fallbacks } from './Fallbacks.tsx'

export interface AnimationProps extends Omit<AnimationFrameProps, 'picture' | 'onFailure' | 'onStall'> {
  readonly sources: readonly MediaSource[]
}

export function Animation({ sources, ...frame }: AnimationProps) {
  return (
    <Fallbacks sources={sources} otherwise={() => frame.still}>
      {(picture, failed, stalled) => (
        <AnimationFrame
          key={picture.source}
          {...frame}
          picture={picture}
          onFailure={failed}
          onStall={stalled}
        />
      )}
    </Fallbacks>
  )
}
