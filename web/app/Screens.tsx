/**
 * Selects the screen by route. Check stays mounted while another screen is visible, which keeps its text, undo history and
 * position.
 */
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

const LiveScreen = lazy(() => import('./screens/live/LiveScreen.tsx').then((file) => ({ default: file.LiveScreen })));

const LearnScreen = lazy(() =>
  import('./screens/learn/LearnScreen.tsx').then((file) => ({ default: file.LearnScreen })),
);

/** The visible screen. `box` is the text box from before React; it stays in place where Check is not the first screen. */
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
      {screen === 'live' ? (
        <Crash>
          <Suspense fallback={null}>
            <LiveScreen />
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
