/** One switch over the route. Check stays as it is while another screen is in sight: its text, its undo steps, its place. */
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Crash } from './Crash.tsx';
import { CheckScreen } from './screens/check/CheckScreen.tsx';
import { useApp } from './state/use.ts';

const ReferenceScreen = lazy(() =>
  import('./screens/reference/ReferenceScreen.tsx').then((file) => ({ default: file.ReferenceScreen })),
);

const ServerScreen = lazy(() =>
  import('./screens/server/ServerScreen.tsx').then((file) => ({ default: file.ServerScreen })),
);

const LearnScreen = lazy(() =>
  import('./screens/learn/LearnScreen.tsx').then((file) => ({ default: file.LearnScreen })),
);

/** The screen in sight. `box` is the text box that was there before React; it waits where Check is not the first screen. */
export function Screens({ box }: { box: HTMLTextAreaElement | null }) {
  const screen = useApp((state) => state.screen);
  const [begun, setBegun] = useState(screen === 'check');
  if (screen === 'check' && !begun) setBegun(true);
  useLayoutEffect(() => {
    if (screen !== 'check') document.getElementById('boot')?.remove();
  }, [screen]);
  useEffect(() => {
    if (screen === 'check') document.title = 'Check · MCP Protocol Playground';
  }, [screen]);
  return (
    <>
      {begun || screen === 'check' ? (
        <div className="screen" hidden={screen !== 'check'}>
          <Crash>
            <CheckScreen box={box} />
          </Crash>
        </div>
      ) : null}
      {screen === 'server' ? (
        <Crash>
          <Suspense fallback={null}>
            <ServerScreen />
          </Suspense>
        </Crash>
      ) : null}
      {screen === 'learn' ? (
        <Crash>
          <Suspense fallback={null}>
            <LearnScreen />
          </Suspense>
        </Crash>
      ) : null}
      {screen === 'reference' ? (
        <Crash>
          <Suspense fallback={null}>
            <ReferenceScreen />
          </Suspense>
        </Crash>
      ) : null}
    </>
  );
}
