import { useNavigation } from 'react-router';

/** A hair of light under the bar when the next screen takes a moment. */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  return (
    <div
      aria-hidden
      data-busy={state !== 'idle'}
      className="pointer-events-none fixed inset-x-0 top-0 z-(--layer-sticky) h-0.5 origin-left scale-x-0 bg-accent opacity-0 transition-[opacity,transform] data-[busy=true]:scale-x-90 data-[busy=true]:opacity-100 data-[busy=true]:delay-150 data-[busy=true]:duration-[4s] data-[busy=true]:ease-out"
    />
  );
};
