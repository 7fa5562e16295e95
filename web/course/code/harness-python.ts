/** The part of a Python runner that is written in Python. */

/**
 * Defines `playground_do(request)`, which takes `{"call", "source"}` as a JSON string and returns the outcome as a JSON string.
 * Run it once in a fresh interpreter. Network, processes, JavaScript, and `input()` are rejected with a message; the sandbox
 * around the interpreter is what really blocks them. Coroutines run on a custom event loop whose clock jumps to the next timer,
 * so a sleep takes no time.
 */
export const PYTHON_HARNESS = String.raw`
def _make():
    import asyncio, builtins, copy, inspect, io, json, linecache, os, sys, traceback
    from asyncio import base_events

    FILE = "your_code.py"
    MAX_OUTPUT = 20_000
    MAX_VALUE = 1_000_000
    MAX_HEARD = 10_000
    NO_NETWORK = "There is no network here: the code receives its messages from the tests."

    class Out(io.TextIOBase):
        def __init__(self):
            self.parts, self.size = [], 0

        def writable(self):
            return True

        def write(self, text):
            if self.size < MAX_OUTPUT:
                self.parts.append(text[: MAX_OUTPUT - self.size])
                if self.size + len(text) > MAX_OUTPUT:
                    self.parts.append("\n… (the rest of the output was cut)")
            self.size += len(text)
            return len(text)

        def take(self):
            text = "".join(self.parts)
            self.__init__()
            return text

    out = Out()
    heard = []
    world = {}
    made = {}
    promised = [False]

    class Answer:
        """A value that may be awaited, too."""
        def __await__(self):
            return self.playground_value()
            yield

        def playground_value(self):
            return self

    class AnswerDict(dict, Answer): pass
    class AnswerList(list, Answer): pass
    class Later(Answer):
        def __await__(self):
            return None
            yield

    def answer(value):
        if isinstance(value, dict): return AnswerDict(value)
        if isinstance(value, list): return AnswerList(value)
        return value

    def plain(values):
        return json.loads(json.dumps(values, default=repr))

    def hear(name, args, named):
        if len(heard) >= MAX_HEARD:
            raise RuntimeError(f"{name} was called more than {MAX_HEARD} times")
        heard.append({"by": name, "args": plain(list(args) + list(named.values()))})

    def listener(name, fails):
        def listen(*args, **named):
            hear(name, args, named)
            if fails is not None:
                raise RuntimeError(fails)
            return Later()
        return listen

    def later(name):
        async def listen(*args, **named):
            hear(name, args, named)
            await asyncio.sleep(0.001)
            hear(name + ", awaited", args, named)
        return listen

    class Peer:
        def __init__(self, name, answers):
            for method, given in answers.items():
                setattr(self, method, self._method(name + "." + method, list(given)))

        def _method(self, name, given):
            def say(*args, **named):
                hear(name, args, named)
                if not given:
                    raise RuntimeError(name + " was called more often than expected")
                return answer(given.pop(0))
            return say

    def revive(value):
        if isinstance(value, list): return [revive(one) for one in value]
        if not isinstance(value, dict): return value
        if "later" in value: return later(value["$listener"])
        if "$listener" in value: return listener(value["$listener"], value.get("fails"))
        if "$peer" in value: return Peer(value["$peer"], value["answers"])
        return {name: revive(one) for name, one in value.items()}

    NAMES = {dict: "object", list: "array", tuple: "array", str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}

    def kind(value):
        for base, name in ((dict, "object"), (list, "array")):
            if isinstance(value, base): return name
        return NAMES.get(type(value), type(value).__name__)

    def value_of(value):
        shown = repr(value)
        shown = shown if len(shown) <= 300 else shown[:299] + "…"
        try:
            text = json.dumps(value, allow_nan=False)
            if len(text) > MAX_VALUE:
                raise ValueError
            return {"kind": "value", "value": json.loads(text), "type": kind(value), "shown": shown}
        except (TypeError, ValueError, RecursionError):
            return {"kind": "value", "value": None, "type": kind(value) if kind(value) not in ("object", "array") else "no JSON", "shown": shown}

    def error_of(error):
        name, message = type(error).__name__, str(error)
        if isinstance(error, SyntaxError) and error.filename == FILE:
            return {"kind": "error", "type": "Syntax", "message": f"{error.msg} (line {error.lineno})", "traceback": "", "classes": [], "members": {}}
        if isinstance(error, SystemExit):
            message = "the code ends its own process"
        summary = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in summary if frame.filename == FILE][-20:]
        text = "".join(["Traceback (most recent call last):\n", *traceback.format_list(own), f"{name}: {message}"[:2000]])
        members = {}
        for member in {*getattr(error, "__dict__", {}), *dir(type(error))} - set(dir(Exception)):
            try:
                value = getattr(error, member)
                if not callable(value) and not member.startswith("__"):
                    members[member] = json.loads(json.dumps(value, allow_nan=False))
            except Exception:
                pass
        classes = [one.__name__ for one in type(error).__mro__]
        return {"classes": classes, "members": members, "kind": "error", "type": name, "message": message[:1000], "traceback": text}

    class Missing(Exception): pass

    def named(name):
        if name not in world:
            raise Missing(name)
        return world[name]

    class Unfinished(Exception): pass

    class Loop(base_events.BaseEventLoop):
        """An event loop whose clock jumps to the next timer: there is nothing outside to wait for."""
        def __init__(self):
            super().__init__()
            self._selector = self
            self._now = 0.0

        def time(self):
            return self._now

        def select(self, timeout):
            if timeout is None:
                raise Unfinished("It waits for something that never happens.")
            self._now += timeout
            return []

        def _process_events(self, events): pass
        def _write_to_self(self): pass

    loops = [Loop()]

    def run(coroutine, *, debug=None, loop_factory=None):
        """\`asyncio.run\`, which may also be used in code that a test calls from a loop."""
        outer, task = asyncio._get_running_loop(), asyncio.current_task()
        asyncio.tasks._leave_task(outer, task)
        asyncio._set_running_loop(None)
        try:
            return Loop().run_until_complete(coroutine)
        finally:
            asyncio._set_running_loop(outer)
            asyncio.tasks._enter_task(outer, task)

    asyncio.run = run
    asyncio.new_event_loop = asyncio.events.new_event_loop = Loop

    async def perform(call, source):
        what = call["do"]
        if what == "load":
            world.clear(); made.clear()
            world.update({"__name__": "your_code", "__builtins__": builtins})
            linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
            exec(compile(source, FILE, "exec"), world)
            return None
        args = revive(copy.deepcopy(call["args"]))
        if what == "method":
            target = getattr(made[call["of"]], call["name"], None)
            if target is None:
                raise Missing(call["name"])
        else:
            target = named(call["name"])
        value = target(*args)
        promised[0] = inspect.isawaitable(value) and not isinstance(value, Answer)
        if promised[0]:
            value = await value
        if what == "make":
            made[call["as"]] = value
        return value

    def do(request):
        request = json.loads(request)
        call = json.loads(request["call"])
        out.take(); heard.clear()
        promised[0] = False
        asyncio._set_running_loop(None)
        if call["do"] == "load":
            loops[:] = [Loop()]
            close()
        sys.stdout = sys.stderr = out
        try:
            outcome = value_of(loops[0].run_until_complete(perform(call, request["source"])))
        except Missing as missing:
            sort = {"call": "function", "make": "class", "method": "method"}[call["do"]]
            outcome = {"kind": "error", "type": "Missing", "message": f"There is no {sort} \`{missing}\` in the code.", "traceback": "", "classes": [], "members": {}}
        except BaseException as error:
            outcome = error_of(error)
        if outcome["kind"] == "value":
            outcome["promised"] = promised[0]
        outcome["heard"] = list(heard)
        outcome["output"] = out.take()
        return json.dumps(outcome)

    def no_input(prompt=""):
        raise EOFError("input() cannot read input here: the tests pass values as arguments.")

    CLOSED = {"js", "pyodide_js", "_pyodide_core", "pyodide", "_pyodide", "requests", "httpx", "aiohttp", "urllib3", "micropip", "subprocess", "ctypes", "_ctypes"}
    CLOSED_PARTS = ("urllib.request", "http.client")

    def is_closed(name):
        return name.partition(".")[0] in CLOSED or name in CLOSED_PARTS

    class Closed:
        def find_spec(self, name, path=None, target=None):
            if is_closed(name):
                raise ImportError(f"\`{name}\` cannot be used. " + NO_NETWORK)
            return None

    def forget():
        """Removes every reference to an object of JavaScript: a program that undoes \`close\` finds none."""
        import gc
        for holder in gc.get_objects():
            values = holder if type(holder) is dict else getattr(holder, "__dict__", None)
            if type(values) is dict:
                for name, value in list(values.items()):
                    if any(base.__name__ == "JsProxy" for base in type(value).__mro__):
                        del values[name]
        sys.meta_path[:] = [one for one in sys.meta_path if "pyodide" not in (getattr(one, "__module__", None) or "")]

    def no_network(*args, **named):
        raise OSError(NO_NETWORK)

    def no_programs(*args, **named):
        raise OSError("Programs cannot be started here.")

    closed = Closed()

    def close():
        for name in list(sys.modules):
            if is_closed(name):
                del sys.modules[name]
        sys.meta_path[:] = [closed, *[one for one in sys.meta_path if one is not closed]]

    forget()
    close()
    builtins.input = no_input
    for name in ("system", "popen", "fork", "forkpty", "posix_spawn", "posix_spawnp", "startfile"):
        setattr(os, name, no_programs)
    for name in [name for name in dir(os) if name.startswith(("exec", "spawn"))]:
        setattr(os, name, no_programs)
    import socket
    socket.socket = no_network
    socket.create_connection = no_network
    socket.getaddrinfo = no_network
    return do

playground_do = _make()
`.replaceAll('\\`', '`');
