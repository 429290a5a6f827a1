    paid = orders[orders["status"] == "paid"]
    sold = paid.merge(customers.dropna(subset="customer_id"), on="customer_id").merge(
        products.dropna(subset="product_id"), on="product_id"
    )
    top = (
        sold.assign(revenue=sold["quantity"] * sold["price"])
        .groupby("name", dropna=False)
        .agg(revenue=("revenue", "sum"), orders=("order_id", "size"))
        .reset_index()
        .sort_values(["revenue", "name"], ascending=[False, True])
        .head(10)
    )
    top.to_csv(output_dir / "top_customers.csv", index=False)
