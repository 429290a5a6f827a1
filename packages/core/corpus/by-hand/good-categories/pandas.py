    categories = (
        orders.merge(products.dropna(subset="product_id"), on="product_id")
        .groupby("category", dropna=False)
        .agg(average_order=("amount", "mean"), buyers=("customer_id", "nunique"))
        .reset_index()
    )
    categories = categories[categories["average_order"] > 50].sort_values(
        "average_order", ascending=False
    )
    categories.to_csv(output_dir / "good_categories.csv", index=False)
