-- Offers of one model, newest first within a state: what the page of each of them shows of the others.
create index products_model on products (category_id, lower(brand), lower(model), state, id) where status = 'published' and model <> '';
