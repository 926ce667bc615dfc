"use strict";
// Tables of the class "sorts" can be sorted by every column; long ones show their first rows until more are wanted.
(() => {
  const AT_ONCE = 100;
  const keyOf = (body, column) => {
    const cell = body.rows[0].cells[column];
    const key = cell.dataset.key;
    if (key === undefined) return null;
    const number = key === "inf" ? Infinity : Number(key);
    return key !== "" && !Number.isNaN(number) ? number : key;
  };
  const compare = (one, other) => {
    if (typeof one === "number" && typeof other === "number") return one === other ? 0 : one - other;
    if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1;
    return one.localeCompare(other, "en", { numeric: true });
  };
  const sort = (table, head, show) => {
    const falling = head.getAttribute("aria-sort") === "ascending";
    const column = head.cellIndex;
    const bodies = Array.from(table.tBodies, (body, place) => ({ body, place, key: keyOf(body, column) }));
    bodies.sort((a, b) => {
      // What has no value stands last, whichever way it is sorted.
      if (a.key === null || b.key === null) return (a.key === null) - (b.key === null) || a.place - b.place;
      return (falling ? -1 : 1) * compare(a.key, b.key) || a.place - b.place;
    });
    table.append(...bodies.map((each) => each.body));
    for (const other of head.parentNode.cells) other.setAttribute("aria-sort", "none");
    head.setAttribute("aria-sort", falling ? "descending" : "ascending");
    show();
  };
  const paged = (table) => {
    let all = table.tBodies.length <= AT_ONCE;
    const show = () => {
      Array.from(table.tBodies).forEach((body, place) => { body.hidden = !all && place >= AT_ONCE; });
    };
    const open = () => { all = true; show(); };
    if (!all) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "all";
      button.textContent = `Show all ${table.tBodies.length} rows (the first ${AT_ONCE} are shown)`;
      button.addEventListener("click", () => { open(); button.remove(); });
      table.parentNode.after(button);
    }
    show();
    return { show, open };
  };
  for (const table of document.querySelectorAll("table.sorts")) {
    const { show, open } = paged(table);
    for (const head of table.tHead.rows[0].cells) {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      head.setAttribute("aria-sort", "none");
      button.addEventListener("click", () => sort(table, head, show));
    }
    table.addEventListener("wanted", open);
  }
  // Only what can be scrolled is a stop for the keyboard.
  const stops = () => {
    for (const box of document.querySelectorAll(".wide")) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  };
  addEventListener("resize", stops);
  document.addEventListener("toggle", stops, true);
  stops();
  // A link from the matrix opens the question that it leads to.
  const follow = () => {
    const body = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
    if (body === null || body.tagName !== "TBODY") return;
    if (body.hidden) body.closest("table").dispatchEvent(new Event("wanted"));
    const details = body.querySelector("details");
    if (details !== null) details.open = true;
    body.scrollIntoView({ block: "center" });
  };
  addEventListener("hashchange", follow);
  follow();
  // On paper nothing can be opened: all that is shown is opened for it, and closed again.
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = Array.from(document.querySelectorAll("details:not([open])"));
    for (const details of opened) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
  });
})();
