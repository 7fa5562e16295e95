/** The part of a Python runner that is written in Python. */

/**
 * Defines `playground_do(call, source)`, which takes both as text and gives a coroutine of the outcome as JSON text. Run it once
 * in a fresh interpreter; then network, JavaScript and `input()` are closed.
 */
export const PYTHON_HARNESS = String.raw`
def _make():
    import builtins, copy, inspect, io, json, linecache, sys, traceback

    FILE = "your_code.py"
    MOST_OUTPUT = 20_000
    MOST_VALUE = 1_000_000
    MOST_HEARD = 10_000
    NO_NETWORK = "There is no network here: the code gets its messages from the tests."

    class Out(io.TextIOBase):
        def __init__(self):
            self.parts, self.size = [], 0

        def writable(self):
            return True

        def write(self, text):
            if self.size < MOST_OUTPUT:
                self.parts.append(text[: MOST_OUTPUT - self.size])
                if self.size + len(text) > MOST_OUTPUT:
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
        if len(heard) >= MOST_HEARD:
            raise RuntimeError(f"{name} was called more than {MOST_HEARD} times")
        heard.append({"by": name, "args": plain(list(args) + list(named.values()))})

    def listener(name, fails):
        def listen(*args, **named):
            hear(name, args, named)
            if fails is not None:
                raise RuntimeError(fails)
            return Later()
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
            if len(text) > MOST_VALUE:
                raise ValueError
            return {"kind": "value", "value": json.loads(text), "type": kind(value), "shown": shown}
        except (TypeError, ValueError, RecursionError):
            return {"kind": "value", "value": None, "type": kind(value) if kind(value) not in ("object", "array") else "no JSON", "shown": shown}

    def error_of(error):
        name, message = type(error).__name__, str(error)
        if isinstance(error, SyntaxError) and error.filename == FILE:
            return {"kind": "error", "type": "Syntax", "message": f"{error.msg} (line {error.lineno})", "traceback": "", "members": {}}
        if isinstance(error, SystemExit):
            message = "the code ends its own process"
        summary = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in summary if frame.filename == FILE][-20:]
        text = "".join(["Traceback (most recent call last):\n", *traceback.format_list(own), f"{name}: {message}"[:2000]])
        members = {}
        for member, value in list(getattr(error, "__dict__", {}).items()):
            try:
                members[str(member)] = json.loads(json.dumps(value, allow_nan=False))
            except (TypeError, ValueError, RecursionError):
                pass
        return {"members": members, "kind": "error", "type": name, "message": message[:1000], "traceback": text}

    class Missing(Exception): pass

    def named(name):
        if name not in world:
            raise Missing(name)
        return world[name]

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
        if inspect.isawaitable(value) and not isinstance(value, Answer):
            value = await value
        if what == "make":
            made[call["as"]] = value
        return value

    async def do(call_text, source):
        call = json.loads(call_text)
        out.take(); heard.clear()
        sys.stdout = sys.stderr = out
        try:
            outcome = value_of(await perform(call, source))
        except Missing as missing:
            sort = {"call": "function", "make": "class", "method": "method"}[call["do"]]
            outcome = {"kind": "error", "type": "Missing", "message": f"There is no {sort} \`{missing}\` in the code.", "traceback": "", "members": {}}
        except BaseException as error:
            outcome = error_of(error)
        outcome["heard"] = list(heard)
        outcome["output"] = out.take()
        return json.dumps(outcome)

    def no_input(prompt=""):
        raise EOFError("input() has nobody to ask here: the tests give their values as arguments.")

    CLOSED = {"js", "pyodide_js", "_pyodide_core", "requests", "httpx", "aiohttp", "urllib3", "micropip", "subprocess", "ctypes", "_ctypes"}
    CLOSED_PARTS = ("pyodide", "urllib.request", "http.client", "_pyodide")

    class Closed:
        def find_spec(self, name, path=None, target=None):
            if name in CLOSED or name in CLOSED_PARTS or name.startswith(("pyodide.", "_pyodide.")):
                raise ImportError(f"\`{name}\` cannot be used. " + NO_NETWORK)
            return None

    def no_network(*args, **named):
        raise OSError(NO_NETWORK)

    for name in list(sys.modules):
        if name in CLOSED or name in CLOSED_PARTS or name.startswith(("pyodide.", "_pyodide.")):
            del sys.modules[name]
    sys.meta_path.insert(0, Closed())
    builtins.input = no_input
    import socket
    socket.socket = no_network
    socket.create_connection = no_network
    socket.getaddrinfo = no_network
    return do

playground_do = _make()
`.replaceAll('\\`', '`');
