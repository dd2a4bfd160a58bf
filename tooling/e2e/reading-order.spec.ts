import { expect, test } from '@playwright/test';

/** What a screen reader reads, in its order. A level of a tree may hold more than is named here. */

test('a component page: the bar, the tree, then the article from its place to its neighbours', async ({
  page,
}) => {
  await page.goto('/material-ui/react-container/', { waitUntil: 'networkidle' });
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Lectern"
      - group: Material UI
      - group: "Versions: v7.1.1"
      - button "Search"
      - navigation "Site"
      - group: EN
    - navigation "Pages":
      - searchbox "Filter pages"
      - list
    - main
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article:
      - navigation "Breadcrumbs":
        - list:
          - listitem: Material UI
          - listitem: Components
          - listitem: Layout
      - heading "Container" [level=1]
      - paragraph: A container centres the content of a page and limits how wide it gets.
      - list "API reference":
        - listitem:
          - link "Container API"
      - complementary "Advertisement"
      - region "An article of limited width":
        - article
        - group: ArticleWidth 19 lines
      - heading "Width" [level=2]
      - link "Link to the section “Width”"
      - heading "Accessibility" [level=2]
      - heading "Pitfalls" [level=2]
      - heading "API" [level=2]
      - region "Was this page helpful?"
      - link "Edit this page"
      - navigation "Previous and next page"
    - navigation "On this page"
  `);
});

test('a page of the API: what to import, the facts, then each prop with its type', async ({
  page,
}) => {
  await page.goto('/material-ui/api/backdrop/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article:
      - heading "Backdrop API" [level=1]
      - heading "Import" [level=2]
      - button "Copy"
      - term: Theme component name
      - definition:
        - code: MuiBackdrop
      - heading "Props" [level=2]
      - searchbox "Filter by name"
      - group "Show as":
        - radio "List" [checked]
        - radio "Table"
      - list:
        - listitem:
          - paragraph:
            - link "addEndListener"
        - listitem:
          - paragraph:
            - link "children"
            - code:
              - link "React.ReactNode"
          - text: The content of the component.
      - heading "Slots" [level=2]
      - heading "CSS classes" [level=2]
    - navigation "On this page"
  `);
});

test('the search: its field, how many there are, then the results by product', async ({ page }) => {
  await page.goto('/material-ui/react-container/', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('slider');
  await expect(page.getByRole('dialog', { name: 'Search' })).toMatchAriaSnapshot(`
    - combobox "Search" [expanded]: slider
    - button "Close"
    - status: /\\d+ results/
    - listbox "Search":
      - group "Material UI":
        - option "Page Slider"
        - option "API Slider API"
      - group "Joy UI"
      - group "MUI X"
  `);
});

test('the home page: what it is, the search, two ways in, the wall, the products', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Components you can try where you read about them" [level=1]
    - button "Search…"
    - paragraph:
      - link "Install Material UI"
      - link "Open a component page"
    - region "Components to play with":
      - group "Mode"
      - group "Direction"
      - group "Density"
      - group "Theme"
      - heading "Order 1042" [level=2]
    - list:
      - listitem:
        - link /Material UI/
      - listitem:
        - link /Joy UI/
  `);
});
